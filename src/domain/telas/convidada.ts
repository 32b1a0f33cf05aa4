/**
 * The menu of a guest company: what is its own, in the words of a company that takes part (decisions P326). Every entry
 * is a screen that stands elsewhere under its full name; the search and its heading say that one.
 */
import type { TelaDoMenu } from './tela';

export const MENU_DA_CONVIDADA = {
  '/diagnosticoEmpresa': { rotulo: 'Início', icone: 'home', para: 'convidado' },
  '/listaResponderQuestionario/0': {
    rotulo: 'Questionários',
    icone: 'clipboard-check',
    para: 'convidado',
    tambem: ['/listaResponder*', '/responder*', '/visualizarQuestionario*'],
  },
  '/convidarColaboradores': {
    rotulo: 'Equipe convidada',
    icone: 'users',
    le: [30],
    tambem: ['/convidarColaboradoresExternos', '/questionario*'],
  },
  '/cadastrarEvidencias': { rotulo: 'Evidências', icone: 'cards', le: [25] },
  '/visualizarResultados': {
    rotulo: 'Resultados',
    icone: 'report-analytics',
    le: [31],
    tambem: ['/diagnosticoDaEmpresa', '/questionarioInfo'],
  },
  '/visualizarCertificados': { rotulo: 'Certificados', icone: 'shield-check', le: [31] },
} as const satisfies Record<string, TelaDoMenu>;

/** The page of the company itself; its address names it. */
export const DADOS_DA_EMPRESA = {
  rotulo: 'Dados da empresa',
  icone: 'building',
  le: [1],
} as const satisfies TelaDoMenu;
