/**
 * Mark in this browser that the person was told of the present privacy text. The proof that they took note is stored.
 */
import { doAparelho } from '@/navegador/guarda';
import { TERMOS } from '@/domain/pessoas/termos';

const chave = (uid: string) => `ciencia:${uid}:${TERMOS.privacidade.versao}`;

export const temCiencia = (uid: string) => doAparelho.ler(chave(uid)) !== null;
export const marcarCiencia = (uid: string) => doAparelho.escrever(chave(uid), '1');
