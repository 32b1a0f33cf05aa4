/** Milestones under one record: reading, and everything done with them (part 2 §4 and §7). */
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import { type AtuacaoForm, atuacaoDoForm, marcoDoForm, type MarcoForm } from '@/domain/marcos/marco-form';
import { type Marco, marcoNovo, marcoSchema } from '@/domain/marcos/marco';
import { caminhos } from '@/domain/comum/caminhos';
import { JaGravado } from '@/firebase/dados/ato';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { Cursor, Pagina } from '@/firebase/dados/leitura';
import { igual } from '@/firebase/dados/consulta';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { atividadesData } from './atividades.data';
import type { PaiDosMarcos } from './pai';

const marcos = defineCollection(marcoSchema);

/** Most records have a handful; more come on request. */
const POR_VEZ = 20;
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'marcos'] as const;
const colecao = (pai: Pick<PaiDosMarcos, 'caminho'>) => `${pai.caminho}/marcos`;

/** What every change of a milestone does when it worked. */
const depois = (sessao: SessaoAtiva, sucesso: string | undefined, erroNoFormulario: boolean) => ({
  onSuccess: (_dados: unknown, _valores: unknown, _antes: unknown, { client }: { client: QueryClient }) =>
    relerDepois(client, atividadesData.chave(sessao)),
  meta: {
    ...(sucesso ? { sucesso } : {}),
    invalida: [chave(sessao), atividadesData.chave(sessao)],
    erroNoFormulario,
  },
});

/** Nothing changes a milestone that was finished (part 2 §4). */
const jaFinalizado = (sessao: SessaoAtiva, marco: ComId<Marco>) =>
  new JaGravado(
    marco.updatedBy === sessao.uid
      ? `O marco já foi finalizado no primeiro envio, com esta descrição: "${marco.descricaoAtuacao}". O que você mudou depois não foi gravado: se fizer falta, escreva num comentário.`
      : 'Outra pessoa já finalizou este marco. O que você escreveu não foi gravado: se fizer falta, escreva num comentário.',
    marco,
  );

export const marcosData = {
  /** Milestones of the record by deadline, twenty at a time. */
  doPai: (sessao: SessaoAtiva, pai: Pick<PaiDosMarcos, 'caminho'>) =>
    infiniteQueryOptions({
      queryKey: [...chave(sessao), pai.caminho],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        marcos.legiveis(
          colecao(pai),
          { filtros: [igual('deletedAt', null)], ordem: [{ campo: 'dataPrazo', direcao: 'asc' }] },
          POR_VEZ,
          pageParam,
        ),
      getNextPageParam: (ultima: Pagina<Marco>) => ultima.proxima,
    }),

  /** By their last change, newest first. Nothing happened to the ones still to come after the last one read. */
  porMudanca: (sessao: SessaoAtiva, pai: Pick<PaiDosMarcos, 'caminho'>) =>
    infiniteQueryOptions({
      queryKey: [...chave(sessao), pai.caminho, 'porMudanca'],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        marcos.legiveis(
          colecao(pai),
          { filtros: [igual('deletedAt', null)], ordem: [{ campo: 'updatedAt', direcao: 'desc' }] },
          POR_VEZ,
          pageParam,
        ),
      getNextPageParam: (ultima: Pagina<Marco>) => ultima.proxima,
    }),

  /** `id` names the act: sending it again, after a lost answer, leaves one milestone, as it was sent last. */
  criar: (sessao: SessaoAtiva, pai: PaiDosMarcos) =>
    mutationOptions({
      mutationFn: ({ id, form }: { id: string; form: MarcoForm }) =>
        marcos.criar(`${colecao(pai)}/${id}`, marcoDoForm(form), {
          fixos: {
            ...marcoNovo,
            ideiaReference: pai.caminho,
            empresaReference: caminhos.empresa(sessao.contexto),
          },
        }),
      ...depois(sessao, 'Marco cadastrado com sucesso!', true),
    }),

  editar: (sessao: SessaoAtiva, pai: PaiDosMarcos, marco: ComId<Marco>) =>
    mutationOptions({
      mutationFn: (form: MarcoForm) => marcos.update(`${colecao(pai)}/${marco.id}`, marcoDoForm(form), marco),
      ...depois(sessao, 'Marco atualizado com sucesso!', true),
    }),

  remover: (sessao: SessaoAtiva, pai: PaiDosMarcos) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Marco>) => marcos.remove(`${colecao(pai)}/${id}`),
      ...depois(sessao, 'Marco removido', false),
    }),

  /** 'Iniciar atuação': begun once; that somebody else began in the meantime is as good. */
  iniciar: (sessao: SessaoAtiva, pai: PaiDosMarcos) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Marco>) => {
        const caminho = `${colecao(pai)}/${id}`;
        const conteudo = { startedAt: carimbo.agora(), finishedAt: null };
        const lote = new Lote().update(caminho, { startedAt: carimbo.agora(), ...carimbo.mudanca() });
        return marcos.gravar(lote, { caminho, conteudo });
      },
      ...depois(sessao, undefined, false),
    }),

  /** 'Salvar Rascunho', or 'Finalizar', after which nothing can be changed any more (part 2 §4). */
  atuar: (sessao: SessaoAtiva, pai: PaiDosMarcos, marco: ComId<Marco>, finaliza: boolean) =>
    mutationOptions({
      mutationFn: (form: AtuacaoForm) => {
        const caminho = `${colecao(pai)}/${marco.id}`;
        const escrito = { ...atuacaoDoForm(form), finishedAt: finaliza ? carimbo.agora() : null };
        const mudancas = { ...escrito, ...(marco.startedAt ? {} : { startedAt: carimbo.agora() }) };
        return marcos.gravar(
          { gravar: () => marcos.update(caminho, mudancas, marco) },
          {
            caminho,
            conteudo: { ...escrito, updatedBy: sessao.uid },
            senao: (guardado) => (guardado.finishedAt ? jaFinalizado(sessao, guardado) : undefined),
            atualizar: (guardado) => marcos.update(caminho, escrito, guardado),
          },
        );
      },
      ...depois(sessao, finaliza ? 'Marco finalizado' : 'Rascunho salvo', true),
    }),
};
