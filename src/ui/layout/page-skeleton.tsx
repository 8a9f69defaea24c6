import { paths } from '../../domain/shared/paths';
import { classNames } from '../components/class-names';
import { LinesSkeleton } from '../components/feedback/skeletons';
import { accountPages, navLinks } from './nav-links';

/**
 * Answers a pressed link at once, until its page is there, with the ground of the home page's first slide or the title of
 * the link. The title is hidden from screen readers, because the page's own heading takes the focus.
 */
export function PageSkeleton({ path }: { readonly path: string }) {
  if (path === paths.home) {
    return (
      <div className="first" aria-busy="true">
        <div className="hero">
          <div className="hero__stage" data-ground="1">
            <div className="wrap">
              <div className="hero__slide" />
            </div>
          </div>
        </div>
      </div>
    );
  }
  const link = [...navLinks, ...accountPages].find(({ to }) => to === path);
  if (!link) return null;
  // The menu's title is smaller than others, and in one row with search and filters.
  const isMenu = path === paths.menu;
  return (
    <div className={classNames('wrap page', isMenu && 'page--menu')} aria-busy="true">
      <div className={classNames(isMenu && 'toolbar')} aria-hidden="true">
        <div className={classNames('page-head', isMenu && 'toolbar__what')}>
          <h1>{link.label}</h1>
        </div>
      </div>
      <LinesSkeleton />
    </div>
  );
}
