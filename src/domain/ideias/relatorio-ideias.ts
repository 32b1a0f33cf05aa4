/** Report of ideas (part 2 §3 and §7): what it adds to the kit of reports (domain/relatorio/relatorio.ts). */
import type { ComId } from '@/domain/comum/campos';
import { idDaReferencia } from '@/domain/comum/caminhos';
import type { Participante } from '@/domain/pessoas/participacao';
import {
  emailNoRelatorio,
  type LinhaDoRelatorio,
  NAO_ENCONTRADO,
  type TipoDeRelatorio,
} from '@/domain/relatorio/relatorio';
import type { Ideia } from './ideia';
import { IDEIA } from './ideia-como-pai';

export function linhaDe(
  ideia: ComId<Ideia>,
  pessoas: Readonly<Record<string, Participante>>,
): LinhaDoRelatorio {
  const autor = idDaReferencia(ideia.autorReference);
  return {
    id: ideia.id,
    pessoas: [autor],
    regulamentoNome: ideia.regulamentoNome || NAO_ENCONTRADO,
    autorNome: ideia.autorNome || NAO_ENCONTRADO,
    autorEmail: emailNoRelatorio(pessoas[autor]),
    titulo: ideia.titulo,
    descricao: ideia.descricao,
    descricaoProblema: ideia.descricaoProblema,
    diferenciais: ideia.diferenciais,
    feedback: ideia.feedback,
    createdAt: ideia.createdAt,
    curtidas: ideia.rankingByLikes.totalLikes,
    comentarios: ideia.totalComentarios,
    moedas: ideia.rankingByMoedas.totalMoedas,
    status: ideia.status,
  };
}

export const RELATORIO_DE_IDEIAS: TipoDeRelatorio = {
  pai: IDEIA,
  arquivo: 'relatorio.xlsx',
  aba: 'Ideias',
  colunas: [
    ['regulamentoNome', 'Regulamento'],
    ['autorNome', 'Autor(es)'],
    ['autorEmail', 'E-mail'],
    ['titulo', 'Título'],
    ['descricao', 'Descrição'],
    ['descricaoProblema', 'Problema'],
    ['diferenciais', 'Diferenciais'],
    ['feedback', 'Feedback'],
    ['createdAt', 'Cadastro'],
    ['curtidas', 'Curtidas'],
    ['comentarios', 'Comentários'],
    ['moedas', 'Moedas'],
    ['status', 'Status'],
  ],
  camposDoFiltro: {
    titulo: 'Título',
    autorNome: 'Autor(es)',
    autorEmail: 'E-mail',
    regulamentoNome: 'Regulamento',
  },
  totais: ['comentarios', 'curtidas'],
  recentesEm: 'pessoas',
  nadaEncontrado: 'Nenhuma ideia encontrada com o filtro aplicado!',
  nadaCadastrado: 'Não há ideias cadastradas',
};
