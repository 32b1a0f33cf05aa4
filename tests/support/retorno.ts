/** Examples of what an idea brought. */
import type { LinhaDoRetorno, Retorno } from '@/domain/retorno/retorno';
import { criadoPor, emDias } from './documentos';
import type { Persona } from './personas';

export const umaLinhaDoRetorno = (
  por: Pick<Persona, 'uid'>,
  mudancas: Partial<LinhaDoRetorno> = {},
): LinhaDoRetorno => ({
  id: 'linha1',
  tipo: 'ECONOMIA',
  situacao: 'REALIZADO',
  inicio: '2026-07',
  meses: 3,
  valor: 3_333,
  nota: 'Conta de água do galpão.',
  registradaPor: por.uid,
  registradaEm: emDias(-2),
  versao: 2,
  validadaPor: null,
  validadaEm: null,
  devolvida: '',
  ...mudancas,
});

export const umRetorno = (por: Pick<Persona, 'uid'>, mudancas: Partial<Retorno> = {}): Retorno => ({
  linhas: [umaLinhaDoRetorno(por)],
  diaDito: null,
  implementadaEm: '2026-06-17',
  conta: true,
  ...criadoPor(por.uid),
  ...mudancas,
});
