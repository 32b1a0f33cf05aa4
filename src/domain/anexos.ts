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
