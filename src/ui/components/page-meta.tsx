import { useShop } from '../shop-context';

interface PageMetaProps {
  /** Without the shop's name; left out on the home page, whose title is the shop itself. */
  readonly title?: string;
  /** One sentence for search results and shared links. */
  readonly description?: string;
  /** The canonical path of a public page. Pages of one customer have none and are kept out of search results. */
  readonly path?: string;
}

/** What a page says of itself in its head: React moves these elements there. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  const { name, tagline, siteUrl } = useShop();
  const shown = title === undefined ? `${name} · ${tagline}` : `${title} · ${name}`;
  if (path === undefined) {
    return (
      <>
        <title>{shown}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{shown}</title>
      <meta name="description" content={description ?? tagline} />
      <link rel="canonical" href={`${siteUrl}${path}`} />
      <meta property="og:title" content={shown} />
      <meta property="og:description" content={description ?? tagline} />
      <meta property="og:url" content={`${siteUrl}${path}`} />
    </>
  );
}
