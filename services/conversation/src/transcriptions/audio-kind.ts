/** The kinds of recording a recogniser takes, under the names of their file endings. */
export type AudioKind = 'webm' | 'ogg' | 'mp4' | 'mp3' | 'wav' | 'flac';
