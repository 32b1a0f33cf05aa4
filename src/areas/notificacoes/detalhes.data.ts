/** What an entry names, each read under the rules when its line is shown. The bell itself needs none of it. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { comunicadoSchema } from '@/domain/notificacoes/comunicado';
import { evidenciaRecebidaSchema } from '@/domain/evidencias/evidencia';
import { marcoSchema } from '@/domain/marcos/marco';
import { projetoSchema } from '@/domain/projetos/projeto';
import { statusSchema } from '@/domain/projetos/status';
import { defineCollection } from '@/firebase/dados/collection';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { chaveDasNotificacoes } from './notificacoes.data';

const marcos = defineCollection(marcoSchema);
const evidencias = defineLeitura(evidenciaRecebidaSchema);
const inscricoes = defineLeitura(statusSchema);
const comunicados = defineLeitura(comunicadoSchema);
const projetos = defineLeitura(projetoSchema);

export const detalhesData = {
  /** The milestone an entry is about, which it names. */
  marco: (sessao: SessaoAtiva, caminho: string) =>
    queryOptions({
      queryKey: [...chaveDasNotificacoes(sessao), 'marco', caminho],
      queryFn: async () => (await marcos.find(caminho)) ?? null,
    }),

  /** The evidence an entry is about: whose it is, and for which questionnaire. */
  evidencia: (sessao: SessaoAtiva, caminho: string) =>
    queryOptions({
      queryKey: [...chaveDasNotificacoes(sessao), 'evidencia', caminho],
      queryFn: async () => (await evidencias.find(caminho)) ?? null,
    }),

  /** The announcement an entry tells of, by its title. */
  comunicado: (sessao: SessaoAtiva, caminho: string) =>
    queryOptions({
      queryKey: [...chaveDasNotificacoes(sessao), 'comunicado', caminho],
      queryFn: async () => (await comunicados.find(caminho)) ?? null,
    }),

  /** A registration in a project: the company and the project by name. */
  inscricao: (sessao: SessaoAtiva, caminho: string) =>
    queryOptions({
      queryKey: [...chaveDasNotificacoes(sessao), 'inscricao', caminho],
      queryFn: async () => {
        const linha = await inscricoes.find(caminho);
        if (!linha) return null;
        const projeto = await projetos.find(caminhos.projeto(sessao.contexto, linha.idProjeto));
        return { empresa: linha.nomeFantasia, projeto: projeto?.nome };
      },
    }),
};
