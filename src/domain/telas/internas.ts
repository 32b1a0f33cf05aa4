/** Screens reached from another one, or from the person's own menu: they have no entry in the menu (part 1 §2). */
import type { Tela } from './tela';

export const INTERNAS = {
  '/ideias/:ideiaId': { le: [3] },
  '/minhas-moedas': { le: [3] },
  '/ideias/regulamento': { le: [15] },
  '/ideias/regulamento/:regulamentoIdeiaId': { le: [15] },
  '/comites-de-inovacao/:comiteId': { le: [16] },
  '/categorias-de-inovacao': { le: [11] },
  '/colaboradores/removidas': { para: 'admin' },
  '/notificacoes': { para: 'interno' },
  '/notificacoes/preferencias': { para: 'interno' },
  '/acessoPagina': { para: 'interno' },
  '/meus-dados': { para: 'todos' },
} as const satisfies Record<string, Tela>;
