/**
 * Mark in this browser that the person was told of the present privacy text. The proof that they took note is stored.
 */
import { TERMOS } from '@/domain/pessoas/termos';

const chave = (uid: string) => `ciencia:${uid}:${TERMOS.privacidade.versao}`;

export const temCiencia = (uid: string) => localStorage.getItem(chave(uid)) !== null;
export const marcarCiencia = (uid: string) => localStorage.setItem(chave(uid), '1');
