/** Who registers what an idea brought, and who confirms it (decisions P251). Screens and functions ask the same. */
import { type Pessoa, daEquipe } from '@/domain/acesso/relacoes';
import { type Quem, temFlag } from '@/domain/acesso/quem';
import type { Pai } from '@/domain/pai/pai';
import type { LinhaDoRetorno } from './retorno';

const escreve = (quem: Quem) => !quem.externo && quem.empresaAtiva;

/** The idea's own people, who read ideas, and people who have the module. */
export const podeRegistrar = (quem: Quem, pai: Pick<Pai, 'autor' | 'equipe'>, pessoa: Pessoa): boolean =>
  escreve(quem) &&
  (temFlag(quem, [35, 'criacao']) || (daEquipe(pai, pessoa) && temFlag(quem, [3, 'leitura'])));

/** People who have the module and are not of the idea's team. ADMIN of it neither: somebody else says whether it came. */
export const podeValidar = (quem: Quem, pai: Pick<Pai, 'autor' | 'equipe'>, pessoa: Pessoa): boolean =>
  escreve(quem) && temFlag(quem, [36, 'editar']) && !daEquipe(pai, pessoa);

/** … nor validate what they registered themselves. What is planned is nobody's to confirm. */
export const validaEsta = (
  { situacao, registradaPor }: Pick<LinhaDoRetorno, 'situacao' | 'registradaPor'>,
  uid: string,
): boolean => situacao === 'REALIZADO' && registradaPor !== uid;
