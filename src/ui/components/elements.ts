import type { ReactElement } from 'react';

/** Children without loose text: a translator replaces text nodes, and React then loses them. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
