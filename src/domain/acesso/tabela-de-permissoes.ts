/**
 * The rows of all areas in one table: who may do what. The functions and the generated rules test read it.
 * firestore.rules says the same by hand, and tests/rules/tabela.test.ts compares every cell (docs/architecture.md).
 * Records known by their name have their row with their schema (comum/cadastro.ts). src/domain/colecoes.ts lists them
 * all.
 */
import { permissoesDeCertificados } from '@/domain/certificados/permissoes';
import { permissoesDeEmpresas } from '@/domain/empresas/permissoes';
import { permissoesDePessoas } from '@/domain/pessoas/permissoes';
import { permissoesDeAcesso } from './permissoes';
import { permissoesDeAuditoria } from '@/domain/auditoria/permissoes';
import { permissoesDeRegulamentos } from '@/domain/regulamentos/permissoes';
import { permissoesDeIdeias } from '@/domain/ideias/permissoes';
import { permissoesDaConversa } from '@/domain/conversa/permissoes';
import { permissoesDeDesafios } from '@/domain/desafios/permissoes';
import { permissoesDoDiagnostico } from '@/domain/diagnostico/permissoes';
import { permissoesDeEvidencias } from '@/domain/evidencias/permissoes';
import { permissoesDeImersoes } from '@/domain/imersoes/permissoes';
import { permissoesDoComite } from '@/domain/comite/permissoes';
import { permissoesDoIncentivo } from '@/domain/incentivo/permissoes';
import { permissoesDeMarcos } from '@/domain/marcos/permissoes';
import { permissoesDePontos } from '@/domain/pontos/permissoes';
import { permissoesDeRetornos } from '@/domain/retorno/permissoes';
import { permissoesDeComunicados } from '@/domain/notificacoes/permissoes';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import { type Operacao, permite, type Relacao } from './permissao';
import type { Quem } from './quem';

export const permissoes = {
  ...permissoesDeEmpresas,
  ...permissoesDePessoas,
  ...permissoesDeAcesso,
  ...permissoesDeAuditoria,
  ...permissoesDeRegulamentos,
  ...permissoesDeIdeias,
  ...permissoesDeDesafios,
  ...permissoesDeImersoes,
  ...permissoesDaConversa,
  ...permissoesDoComite,
  ...permissoesDeMarcos,
  ...permissoesDePontos,
  ...permissoesDeProjetos,
  ...permissoesDoIncentivo,
  ...permissoesDoDiagnostico,
  ...permissoesDeEvidencias,
  ...permissoesDeCertificados,
  ...permissoesDeRetornos,
  ...permissoesDeComunicados,
} as const;

export type Colecao = keyof typeof permissoes;

/** `permite` by the collection's name. */
export const permiteNaColecao = (
  quem: Quem,
  colecao: Colecao,
  operacao: Operacao,
  relacoes: readonly Relacao[] = [],
): boolean => permite(quem, permissoes[colecao], operacao, relacoes);
