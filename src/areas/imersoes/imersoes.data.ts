/** Immersions of a challenge: read here, changed by functions (src/domain/contratos/desafios.ts). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ComId } from '@/domain/comum/campos';
import { codigoDoErro } from '@/domain/comum/erros';
import * as contratos from '@/domain/contratos/desafios';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import {
  type Cronograma,
  caminhosDaImersao,
  cronogramaSchema,
  type Evento,
  eventoSchema,
  solucaoSchema,
} from '@/domain/imersoes/cronograma';
import { inscricaoSchema, type StatusDaInscricao } from '@/domain/imersoes/inscricao';
import {
  type CronogramaForm,
  type EventoForm,
  formDoCronograma,
  formDoEvento,
  type SolucaoForm,
} from '@/domain/imersoes/imersao-form';
import { chamar } from '@/firebase/chamadas/callable';
import { mudarPorFuncao } from '@/firebase/chamadas/mudarPorFuncao';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const cronogramas = defineLeitura(cronogramaSchema);
const inscricoes = defineLeitura(inscricaoSchema);
const eventos = defineLeitura(eventoSchema);
const solucoes = defineLeitura(solucaoSchema);
const ideias = defineLeitura(IDEIA.schema);

/** Most shown of each: an immersion has at most as many events and solutions. */
const IMERSOES = 20;
const SOB_UMA = 100;
const INSCRICOES = 250;
const NO_PAINEL = 3;

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'imersoes'] as const;
const naoRemovidos = { filtros: [igual('deletedAt', null)] };

type EnvioDe<C extends { entrada: z.ZodMiniType }> = z.input<C['entrada']>;
/** What the forms send, which tells what an earlier sending did. */
export type EnvioDoCronograma = EnvioDe<typeof contratos.salvarCronograma>;
export type EnvioDoEvento = EnvioDe<typeof contratos.salvarEvento>;
export type EnvioDaSolucao = EnvioDe<typeof contratos.proporSolucao>;

export const imersoesData = {
  chave,

  /** Of one challenge, the one that begins last first. */
  doDesafio: (sessao: SessaoAtiva, desafioId: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'desafio', desafioId],
      queryFn: () =>
        cronogramas.legiveis(
          caminhosDaImersao.colecao(sessao.contexto),
          {
            filtros: [igual('idDesafio', desafioId), igual('publico', true)],
            ordem: [{ campo: 'inicioIncricao', direcao: 'desc' }],
          },
          IMERSOES,
        ),
    }),

  /** Of any challenge, those whose registration has not ended; the one that ends first comes first. */
  proximas: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'proximas'],
      queryFn: () =>
        cronogramas.legiveis(
          caminhosDaImersao.colecao(sessao.contexto),
          {
            filtros: [igual('publico', true), { campo: 'terminoIncricao', op: '>=', valor: new Date() }],
            ordem: [{ campo: 'terminoIncricao', direcao: 'asc' }],
          },
          NO_PAINEL,
        ),
    }),

  minhaInscricao: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), id, 'minha'],
      queryFn: async () => (await inscricoes.find(`${sob(sessao, id).inscricoes}/${sessao.uid}`)) ?? null,
    }),

  inscricoes: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), id, 'inscricoes'],
      queryFn: () =>
        inscricoes.legiveis(
          sob(sessao, id).inscricoes,
          { ...naoRemovidos, ordem: [{ campo: 'data', direcao: 'asc' }] },
          INSCRICOES,
        ),
    }),

  eventos: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), id, 'eventos'],
      queryFn: () =>
        eventos.legiveis(
          sob(sessao, id).event,
          { ...naoRemovidos, ordem: [{ campo: 'data', direcao: 'asc' }] },
          SOB_UMA,
        ),
    }),

  solucoes: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), id, 'solucoes'],
      queryFn: () =>
        solucoes.legiveis(
          sob(sessao, id).solucoes,
          { ...naoRemovidos, ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
          SOB_UMA,
        ),
    }),

  /** The idea made of a solution, or null where it is removed or not for this person to see. */
  ideiaDaSolucao: (sessao: SessaoAtiva, referencia: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'ideia', referencia],
      queryFn: async () => {
        try {
          const ideia = await ideias.find(referencia);
          return ideia && ideia.deletedAt === null ? ideia : null;
        } catch (erro) {
          if (codigoDoErro(erro) === 'permission-denied') return null;
          throw erro;
        }
      },
    }),

  inscrever: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: (naEspera: boolean) =>
        chamar(contratos.inscrever, { ...sessao.contexto, cronogramaId, naEspera }),
      meta: {
        sucesso: (naEspera: boolean) => (naEspera ? 'Você está na lista de espera' : 'Inscrição feita'),
        invalida: [chave(sessao)],
      },
      // A seat taken meanwhile: the screen shows that it is full.
      onError: (_erro, _naEspera, _antes, { client }) =>
        client.invalidateQueries({ queryKey: chave(sessao) }),
    }),

  cancelar: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: () => chamar(contratos.cancelarInscricao, { ...sessao.contexto, cronogramaId }),
      meta: { sucesso: 'Inscrição cancelada', invalida: [chave(sessao)] },
    }),

  definir: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: (mudanca: { uid: string; status?: StatusDaInscricao; destaque?: boolean }) =>
        chamar(contratos.definirInscricao, { ...sessao.contexto, cronogramaId, ...mudanca }),
      meta: { sucesso: 'Atualizado com sucesso!', invalida: [chave(sessao)] },
    }),

  agendar: (sessao: SessaoAtiva, desafioId: string) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<CronogramaForm, EnvioDoCronograma>) =>
        chamarUmaVez(
          contratos.salvarCronograma,
          { ...sessao.contexto, desafioId, cronogramaId: null, de: null, form },
          ato,
        ),
      meta: { sucesso: 'Cadastrado com sucesso!', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  editar: (sessao: SessaoAtiva, lido: ComId<Cronograma>) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<CronogramaForm>) =>
        mudarPorFuncao<Cronograma, CronogramaForm>({
          lido,
          paraForm: formDoCronograma,
          dados,
          enviar: (mudado, versao) =>
            chamar(
              contratos.salvarCronograma,
              {
                ...sessao.contexto,
                desafioId: lido.idDesafio,
                cronogramaId: lido.id,
                form: { ...dados, ...mudado },
                de: formDoCronograma(versao),
              },
              versao === lido ? requestId : undefined,
            ),
          ler: () => cronogramas.find(caminhosDaImersao.cronograma(sessao.contexto, lido.id)),
        }),
      meta: { sucesso: 'Atualizado com sucesso!', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  remover: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: () => chamar(contratos.removerCronograma, { ...sessao.contexto, cronogramaId }),
      meta: { sucesso: 'Imersão removida', invalida: [chave(sessao)] },
    }),

  anunciar: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<EventoForm, EnvioDoEvento>) =>
        chamarUmaVez(
          contratos.salvarEvento,
          { ...sessao.contexto, cronogramaId, eventoId: null, de: null, form },
          ato,
        ),
      meta: { sucesso: 'Cadastrado com sucesso!', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  editarEvento: (sessao: SessaoAtiva, cronogramaId: string, lido: ComId<Evento>) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<EventoForm>) =>
        mudarPorFuncao<Evento, EventoForm>({
          lido,
          paraForm: formDoEvento,
          dados,
          enviar: (mudado, versao) =>
            chamar(
              contratos.salvarEvento,
              {
                ...sessao.contexto,
                cronogramaId,
                eventoId: lido.id,
                form: { ...dados, ...mudado },
                de: formDoEvento(versao),
              },
              versao === lido ? requestId : undefined,
            ),
          ler: () => eventos.find(`${sob(sessao, cronogramaId).event}/${lido.id}`),
        }),
      meta: { sucesso: 'Atualizado com sucesso!', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  removerEvento: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: (eventoId: string) =>
        chamar(contratos.removerEvento, { ...sessao.contexto, cronogramaId, eventoId }),
      meta: { sucesso: 'Evento removido', invalida: [chave(sessao)] },
    }),

  propor: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<SolucaoForm, EnvioDaSolucao>) =>
        chamarUmaVez(contratos.proporSolucao, { ...sessao.contexto, cronogramaId, form }, ato),
      meta: { sucesso: 'Proposta enviada', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  removerSolucao: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: (solucaoId: string) =>
        chamar(contratos.removerSolucao, { ...sessao.contexto, cronogramaId, solucaoId }),
      meta: { sucesso: 'Proposta removida', invalida: [chave(sessao)] },
    }),

  emIdeia: (sessao: SessaoAtiva, cronogramaId: string) =>
    mutationOptions({
      mutationFn: (solucaoId: string) =>
        chamar(contratos.solucaoEmIdeia, { ...sessao.contexto, cronogramaId, solucaoId }),
      meta: {
        sucesso: 'Rascunho criado: complete os textos e publique. A ideia aparece então no desafio.',
        duracao: 8_000,
        invalida: [chave(sessao), chaveDoTipo(sessao, IDEIA)],
      },
    }),
};

const sob = ({ contexto }: SessaoAtiva, id: string) =>
  caminhosDaImersao.sob(caminhosDaImersao.cronograma(contexto, id));
