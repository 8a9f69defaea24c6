import { profileNames } from '../../app/profiles/names';

export const demoThemes = profileNames.map((value) => {
  const words = value.replaceAll('-', ' ');
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
});
