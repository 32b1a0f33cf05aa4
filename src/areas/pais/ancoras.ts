/** Ids of the blocks of a parent's page that its bar leads to. */
export const ANCORA = { patrocinio: 'patrocinio', conversa: 'conversa' } as const;
