/** A company that has nothing yet, for the page of all forms. */
import { CODIGOS } from '@/domain/acesso/areas';
import type { Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

/** Collections whose records are chosen in forms. */
const ESCOLHIDAS =
  /\/(categoriaDeInovacao|desafioCategorias|gruposDiagnostico|pessoas|projetos|questionarios|regulamentos(Ideias|Desafios)|taticasDeInovacao|tipoDe(Inovacao|Jogada)|tiposDeRespostas)\/[^/]+$/;

/** True of what a company has besides, and of the record that the form changes. */
export const semEscolhas = (caminho: string, daForma: string | undefined) =>
  caminho === daForma || !ESCOLHIDAS.test(caminho);

/** The same person as a collaborator who may register nothing. */
export const semCriacao = (quem: Persona) =>
  umaSessao(
    { ...quem, papel: 'COLLABORATOR' },
    { sem: CODIGOS.map((codigo) => `${codigo}.criacao` as const) },
  );
