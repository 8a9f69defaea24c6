import sheet from './thumbnails.jpg';
import { columns, states } from './thumbnails.json';

/** Drawn by `npm run thumbnails`. */
export const thumbnails = { sheet, columns, states };
