import { paths } from '#router/paths.ts';

/** Where who has just accepted may add a picture. */
export const PICTURE_STEP = `${paths.onboardUser}?step=picture`;

export const isPictureStep = (search: URLSearchParams) => search.get('step') === 'picture';
