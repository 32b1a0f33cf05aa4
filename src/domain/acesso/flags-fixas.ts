/**
 * Flags of the matrix that no administrator can change, with the sentence that says why (part 1 §2: "some flags are
 * fixed by screen"). What is stored stays as it is. The screen shows what holds, which is what rules and functions
 * do.
 */
import type { CodigoModulo, Flag } from './areas';
import type { Papel } from './papeis';

export interface FlagFixa {
  valor: boolean;
  motivo: string;
}

const RELATORIO = 'Relatórios só se leem: não há o que criar, editar ou remover.';
const REGULAMENTO = 'Só administradores criam, mudam e removem regulamentos.';
const RANKING =
  'O ranking é calculado pelo servidor; só o bônus, de quem analisa ideias, usa a chave Editar.';
const COMITE = 'Uma sessão do comitê não se remove: a ata fica.';
const QUEM_ANALISA =
  'Só os perfis Equipe, Master e Administrador conduzem o comitê e movimentam ideias e desafios.';
const NOTAS = 'Esta permissão só tem a chave Acessar.';
const DESCONSIDERAR =
  'Esta permissão só tem a chave Editar, e pede também a de ver as notas dos avaliadores.';

const ATIVIDADES =
  'Atividades são os marcos das ideias: criam-se e removem-se com as permissões do módulo Marco.';

const EMPRESAS = 'Só quem administra uma empresa da licenciada cadastra, convida e remove empresas.';
const NINGUEM = 'O perfil Colaborador muda só o próprio cadastro e não remove ninguém.';

const EVIDENCIAS =
  'Editar aqui é conferir o que as empresas enviaram à organização: só os perfis Administrador e Equipe.';

const ESCRITAS: readonly Flag[] = ['criacao', 'editar', 'remover'];

/** Modules of which only some flags mean anything. */
const SEM_EFEITO: Partial<Record<CodigoModulo, { flags: readonly Flag[]; motivo: string }>> = {
  1: { flags: ['criacao', 'remover'], motivo: EMPRESAS },
  14: { flags: ESCRITAS, motivo: REGULAMENTO },
  15: { flags: ESCRITAS, motivo: REGULAMENTO },
  16: { flags: ['remover'], motivo: COMITE },
  17: { flags: ['criacao', 'remover'], motivo: ATIVIDADES },
  18: { flags: ['criacao', 'remover'], motivo: RANKING },
  23: { flags: ESCRITAS, motivo: RELATORIO },
  24: { flags: ESCRITAS, motivo: RELATORIO },
  26: { flags: ESCRITAS, motivo: NOTAS },
  27: { flags: ['leitura', 'criacao', 'remover'], motivo: DESCONSIDERAR },
  31: { flags: ESCRITAS, motivo: RELATORIO },
};

/** What the flag is fixed to and why, or undefined when it is the administrators' to choose. */
export function flagFixa(papel: Papel, codigo: CodigoModulo, flag: Flag): FlagFixa | undefined {
  if (papel === 'ADMIN')
    return {
      valor: true,
      motivo: 'Administradores acessam tudo, para que ninguém fique sem quem administre.',
    };
  const semEfeito = SEM_EFEITO[codigo];
  if (semEfeito?.flags.includes(flag)) return { valor: false, motivo: semEfeito.motivo };
  const analisa = papel === 'TEAM' || papel === 'MASTER';
  if (codigo === 16 && ESCRITAS.includes(flag) && !analisa) return { valor: false, motivo: QUEM_ANALISA };
  if (codigo === 18 && flag === 'editar' && !analisa) return { valor: false, motivo: RANKING };
  if (codigo === 25 && flag === 'editar' && papel !== 'TEAM') return { valor: false, motivo: EVIDENCIAS };
  if (codigo === 2 && flag === 'remover' && papel === 'COLLABORATOR')
    return { valor: false, motivo: NINGUEM };
  return undefined;
}
