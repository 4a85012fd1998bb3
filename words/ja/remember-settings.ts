/** The switch for remembering settings. */
export const rememberSettings = '前回使った設定をこの端末に記憶する';
