import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { site } from '#site';

export const meta = () => [{ title: `404 Page Not Found | ${site.name}` }, { name: 'robots', content: 'noindex' }];

export function NotFound() {
  return (
    <div className="page-width flex flex-col items-start gap-4 py-16 md:py-24">
      <h1 className="text-title font-semibold">404 Page Not Found</h1>
      <p className="max-w-prose text-muted">Did you forget to add the page to the router?</p>
      <Link to="/" className={buttonClass('secondary')}>
        Go to the home page
      </Link>
    </div>
  );
}

export default NotFound;
