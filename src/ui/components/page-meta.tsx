import { useShop } from '../shop-context';

interface PageMetaProps {
  /** The title, to which the shop's name is added. The home page has none: its title is the shop's name and tagline. */
  readonly title?: string;
  readonly description?: string;
  /** The canonical path of a public page. A page without one is not indexed. */
  readonly path?: string;
}

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
      <meta property="og:url" content={`${siteUrl}${path}`} />
    </>
  );
}
