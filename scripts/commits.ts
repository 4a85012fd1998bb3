// Checks the form of commit messages: `node scripts/commits.ts main..HEAD`. CI runs it on new commits.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const LONGEST_SUBJECT = 72;

/** Violations of the form that CONTRIBUTING.md describes. A check cannot judge the wording. */
export function faultsOf(message: string): string[] {
  const [subject = '', second = ''] = message.trimEnd().split('\n');
  const length = [...subject].length;
  return [
    length > LONGEST_SUBJECT && `the subject has ${length} characters; the limit is ${LONGEST_SUBJECT}`,
    !/^\p{Lu}/u.test(subject) && 'the subject does not start with a capital letter',
    /[.…]$/.test(subject) && 'the subject ends with a period',
    second !== '' && 'a blank line has to separate the subject from the body',
  ].filter((fault) => fault !== false);
}

/** Arguments for `git log`. A new branch has a range that starts at the zero hash: then only its last commit is checked. */
export function logArguments(range: string): string[] {
  return /^0+\.\./.test(range) ? ['-1', range.replace(/^0+\.\./, '')] : [range];
}

function messagesIn(range: string): { hash: string; message: string }[] {
  const log = execFileSync('git', ['log', '--no-merges', '-z', '--format=%h%n%B', ...logArguments(range)], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  return log
    .split('\0')
    .filter(Boolean)
    .map((entry) => {
      const end = entry.indexOf('\n');
      return { hash: entry.slice(0, end), message: entry.slice(end + 1) };
    });
}

if (import.meta.main) {
  const messages = messagesIn(process.argv[2] ?? 'main..HEAD');
  const faults = messages.flatMap(({ hash, message }) =>
    faultsOf(message).map((fault) => `${hash} ${message.split('\n')[0]}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  console.log(`${messages.length} commits checked.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
