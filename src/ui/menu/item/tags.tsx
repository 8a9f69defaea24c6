import { useId } from 'react';
import { Icon, type IconDrawing } from '../../components/icons/icon';

interface TagsProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly icon?: IconDrawing;
}

export function Tags({ title, texts, icon }: TagsProps) {
  const titleId = useId();
  return (
    <>
      <h3 id={titleId}>{title}</h3>
      <ul className={icon ? 'tags tags--strong' : 'tags'} role="list" aria-labelledby={titleId}>
        {texts.map((text) => (
          <li key={text}>
            {icon && <Icon of={icon} />}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
