import { profileNames } from '../../app/profiles/names';

/** The theme of each shop; `home-kitchen` is labeled Home kitchen. */
export const demoThemes = profileNames.map((value) => {
  const words = value.replaceAll('-', ' ');
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
});
