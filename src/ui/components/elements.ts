import type { ReactElement } from 'react';

/** What may stand beside other children: elements, but no text, because a translator replaces the texts of a page. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
