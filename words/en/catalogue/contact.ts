/** What is wrong with a field of the contact form; wordings of the specification are exact. */
export const contactProblems = {
  oneLine: { name: 'Name must be on one line.', subject: 'Subject must be on one line.' },
  name: { short: 'Name must be at least 2 characters.', long: 'Name must be at most 100 characters.' },
  email: 'Please enter a valid email address.',
  subject: { short: 'Subject must be at least 5 characters.', long: 'Subject must be at most 200 characters.' },
  message: { short: 'Message must be at least 10 characters.', long: 'Message must be at most 5000 characters.' },
  empty: 'Leave this field empty.',
} as const;
