import type { Anexo } from './campos';

/** What attachments of ideas and milestones may be: storage.rules accept no other extension and no larger file. */
export const EXTENSOES_ACEITAS = [
  '.pdf',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.gif',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.ppt',
  '.pptx',
  '.txt',
  '.csv',
  '.mp4',
];
/** Bytes. */
export const MAIOR_ANEXO = 20 * 1024 * 1024;

/**
 * Id of the record in whose folder the files lie, undefined when there are none. A draft that is taken back has files
 * of the day it was begun. Only a record of the same id may keep them.
 */
export const donoDosArquivos = ([primeiro]: readonly Anexo[]): string | undefined =>
  primeiro?.path.split('/').at(-2);
