/** The spec's business constants and limits (spec section 9), each once. */

/** Page size when a list call names none, and the sizes a reader may choose. */
export const PAGE_SIZE_DEFAULT = 25;
export const PAGE_SIZE_OPTIONS = [25, 20, 30, 50] as const;
export const PAGE_SIZE_MAX = 50;

/** Items that a home panel shows before "more". */
export const HOME_PANEL_SIZE = 5;
/** Page size of the recommended list. */
export const RECOMMEND_SIZE = 10;
/** The label group that the label list fetches, and the one that its "more" opens. */
export const LABEL_LIST_ID = 4;
export const LABEL_MORE_ID = 5;

/** Below this width in CSS pixels the mobile header stands in. */
export const MOBILE_BREAKPOINT_PX = 900;
/** Numbers that the pager shows, and the width under which it shows the fewer. */
export const PAGER_COUNT_NARROW = 5;
export const PAGER_COUNT_WIDE = 7;
export const PAGER_WIDE_FROM_PX = 992;
export const SCROLL_TO_TOP_MS = 800;
export const BOTTOM_THRESHOLD_PX = 300;

export const REQUEST_TIMEOUT_MS = 100_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** Delay of the jump to /download after the app link was tried (spec section 2). */
export const DOWNLOAD_REDIRECT_DELAY_MS = 1_000;

/** All times of the site are shown at this offset, in hours east of UTC. */
export const TIME_ZONE_OFFSET_HOURS = 8;
/** The zone at that offset that date libraries know. */
export const SITE_TIME_ZONE = 'Asia/Shanghai';

export const PHONE_CODE_DEFAULT = '86';
/** Entries of the area-code list. */
export const AREA_CODE_COUNT = 214;
/** Code of a call that succeeded. */
export const SUCCESS_CODE = 200;

/** Length of a password in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 24;

/** Wait before another code may be asked for; counted down only after one was sent. */
export const CODE_RESEND_SECONDS = 60;
export const CODE_DIGITS = 6;
/** A code ends after so long, or after so many wrong tries (silent-areas: Notices, trust). */
export const CODE_LIFE_SECONDS = 10 * 60;
export const CODE_TRIES = 5;

/** How long an error of a call, and the one of code 1005, is shown. */
export const TOAST_MS = 3_000;
export const TOAST_ACCOUNT_MS = 5_000;

/** Words of a feedback: CJK characters and Latin words alike. */
export const FEEDBACK_MIN_WORDS = 5;
export const FEEDBACK_MAX_WORDS = 500;

/** Pictures that people bring, before the server makes its own of them. */
export const COVER_MAX_BYTES = 5 * 1024 * 1024;
export const COVER_SUGGESTED_PX = { width: 600, height: 371 } as const;
export const AVATAR_MAX_BYTES = 4 * 1024 * 1024;
export const AVATAR_MIN_PX = 200;

/** The cropper (spec section 9). */
export const CROP_MAX_PX = 2048;
export const CROP_QUALITY_THRESHOLD_BYTES = 204_800;
export const CROP_QUALITY = 0.8;
export const CROP_ZOOM_STEP = 0.05;
export const CROP_ROTATE_STEP_DEG = 90;
export const CROP_ASPECTS = { banner: 2.5, cover: 21 / 13 } as const;

/** Tiers of users, from novice to branch company. */
export const USER_LEVELS = 6;

/** Spec section 9: how long after a navigation its view is told, ms. */
export const TRACKING_DELAY_MS = 200;
