import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';

const writeToUs = `You can also write to ${mailTo(ADDRESSES.support)}.`;

/** The contact page's texts; wordings of the specification are exact. */
export const contactWords = {
  pageTitle: `Contact Us | ${site.name}`,
  description: `Write to ${site.name}: questions, problems and ideas about the image tools. We answer within 24-48 hours on business days.`,
  title: 'Contact Us',
  lead: 'Got a question, a problem or an idea? We read every message.',
  byEmail: 'By e-mail',
  responseTime: 'Response time',
  hours: '24-48 hours on business days',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  /** The label of an invisible field. */
  empty: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending...',
  sent: { title: 'Message Sent!', description: 'We have received your message and will get back to you soon.' },
  problems: {
    refused: `Your message was not sent. Please check the fields above. ${writeToUs}`,
    'too-many': `There were too many messages from your network. Your text is still here, so please try again later. ${writeToUs}`,
    failed: `Your message could not be sent. Your text is still here, so please try again. ${writeToUs}`,
  },
} as const;
