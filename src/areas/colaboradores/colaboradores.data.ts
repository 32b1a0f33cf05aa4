/** Collaborators: reads by the rules, writes by functions; one's own profile is written directly (decisions P13). */
import { diaDe } from '@/domain/comum/datas';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { indiceDoNome, semAcentos } from '@/domain/comum/busca';
import {
  type Colaborador,
  colaboradorSchema,
  STATUS_DO_COLABORADOR,
  type StatusDoColaborador,
} from '@/domain/pessoas/colaborador';
import {
  combina,
  contaExata,
  type FiltrosDeColaborador,
  tokenDosFiltros,
} from '@/domain/pessoas/colaborador-filtros';
import {
  type ColaboradorForm,
  type ConviteForm,
  formDoColaborador,
  nascimentoParaGravar,
  type PerfilForm,
} from '@/domain/pessoas/colaborador-form';
import * as contratos from '@/domain/contratos/colaboradores';
import { disableUser, enableUser } from '@/domain/contratos/users';
import { codigoDoErro, ErroDoProduto } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import type { Total } from '@/domain/comum/total';
import { ateResponder } from '@/firebase/chamadas/ateResponder';
import { chamar } from '@/firebase/chamadas/callable';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import { mudarPorFuncao } from '@/firebase/chamadas/mudarPorFuncao';
import { defineCollection } from '@/firebase/dados/collection';
import type { Cursor } from '@/firebase/dados/leitura';
import { type Consulta, contem, igual, type Ordem, pelaColuna } from '@/firebase/dados/consulta';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Papel } from '@/domain/acesso/papeis';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { plural } from '@/ui/texto/formatos';

const colaboradores = defineCollection(colaboradorSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'colaboradores'] as const;
/** Names and pictures of colleagues are copies of these records, which a trigger makes (pessoas.data.ts). */
const copias = ({ contexto }: SessaoAtiva) => [[contexto.empresaId, 'pessoas']] as const;
const mexeEm = (sessao: SessaoAtiva) => [chave(sessao), ...copias(sessao)] as const;

/** Somebody new is read again until their copy has come; the first steps of the dashboard ask for one. */
const relerCopias =
  (sessao: SessaoAtiva) =>
  (_feito: unknown, _form: unknown, _antes: unknown, { client }: { client: QueryClient }) =>
    relerDepois(client, ...copias(sessao));

export interface ListaDeColaboradores {
  filtros: FiltrosDeColaborador;
  ordem: Ordem;
}

export function consultaDeColaboradores({ filtros, ordem }: ListaDeColaboradores): Consulta {
  const token = tokenDosFiltros(filtros);
  const { telefone, role, status } = filtros;
  return {
    filtros: [
      igual('deletedAt', null),
      igual('externo', false),
      ...(telefone ? [igual('telefone', telefone)] : []),
      ...(role ? [igual('role', role)] : []),
      ...(status ? [igual('status', status)] : []),
      ...(token ? [contem('busca', token)] : []),
    ],
    ordem: [pelaColuna(ordem)],
  };
}

const contarStatus = ({ contexto }: SessaoAtiva, status: StatusDoColaborador) =>
  colaboradores.count(
    caminhos.colaboradores(contexto),
    consultaDeColaboradores({ filtros: { status }, ordem: { campo: 'nome', direcao: 'asc' } }),
  );

export const REMOVIDAS: Consulta = {
  filtros: [{ campo: 'deletedAt', op: '>', valor: new Date(0) }],
  ordem: [{ campo: 'deletedAt', direcao: 'desc' }],
};

/** Number of people in the list; null where only reading them all would tell. */
async function total({ contexto }: SessaoAtiva, lista: ListaDeColaboradores): Promise<Total | null> {
  if (!contaExata(lista.filtros)) return null;
  return colaboradores.count(caminhos.colaboradores(contexto), consultaDeColaboradores(lista));
}

/**
 * An answer without a sentence gets one by what failed (part 1 §8). What the server says stays whole. Where it said
 * nothing, the connection is what failed.
 */
async function senao<T>(frase: string, chamada: Promise<T>): Promise<T> {
  try {
    return await chamada;
  } catch (erro) {
    const semFrase = erro instanceof Error && erro.message === 'internal';
    if (semFrase && codigoDoErro(erro) === 'internal') throw new ErroDoProduto(frase, { cause: erro });
    throw erro;
  }
}

const NAO_CRIOU = 'Houve um erro ao criar o colaborador';

export type ConviteDePessoa = z.input<typeof contratos.inviteColaborador.entrada>;
export type PessoaNova = z.input<typeof contratos.inviteColaboradorAdd.entrada>;

/** The person's name as a file may be called: 'dados-de-joao-da-silva'. */
const nomeDeArquivo = (nome: string) =>
  `dados-de-${semAcentos(nome).replace(/[^a-z0-9]+/g, '-')}`.replace(/-+$/, '').slice(0, 80);

const estado = ({ contexto }: SessaoAtiva, { id, email }: ComId<Colaborador>) => ({
  ...contexto,
  colaboradorId: id,
  userEmail: email,
});

export const colaboradoresData = {
  chave,
  mexeEm,
  copias,

  /** After several people came or went by the silent acts. */
  reler: async (sessao: SessaoAtiva, cliente: QueryClient) => {
    relerDepois(cliente, ...copias(sessao));
    await Promise.all(mexeEm(sessao).map((queryKey) => cliente.invalidateQueries({ queryKey })));
  },

  pagina: (sessao: SessaoAtiva, lista: ListaDeColaboradores, tamanho: number) => ({
    chave: [...chave(sessao), 'lista', lista, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      lerAteEncher(
        (cursor) =>
          colaboradores.legiveis(
            caminhos.colaboradores(sessao.contexto),
            consultaDeColaboradores(lista),
            tamanho,
            cursor,
          ),
        (colaborador) => combina(colaborador, lista.filtros),
        tamanho,
        depoisDe,
      ),
    total: totalDaLista([...chave(sessao), 'total', lista.filtros], () => total(sessao, lista)),
  }),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'um', id],
      queryFn: () => colaboradores.doEndereco(caminhos.colaboradores(sessao.contexto), id),
    }),

  /** People who were removed, the last first; respondents too. */
  removidas: (sessao: SessaoAtiva, tamanho: number) => ({
    chave: [...chave(sessao), 'removidas', tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      colaboradores.legiveis(caminhos.colaboradores(sessao.contexto), REMOVIDAS, tamanho, depoisDe),
  }),

  /** How many people have each status, whatever the list is filtered by: an aggregation each, one billed read. */
  porStatus: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'por status'],
      queryFn: async () => {
        const totais = await Promise.all(STATUS_DO_COLABORADOR.map((status) => contarStatus(sessao, status)));
        return Object.fromEntries(
          STATUS_DO_COLABORADOR.map((status, i) => [status, totais[i] ?? 0]),
        ) as Record<StatusDoColaborador, Total>;
      },
    }),

  convidar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<ConviteForm, ConviteDePessoa>) =>
        senao(
          'Falha ao criar convite',
          chamarUmaVez(contratos.inviteColaborador, { ...form, ...sessao.contexto }, ato),
        ),
      onSuccess: relerCopias(sessao),
      meta: {
        sucesso: 'Convite enviado com sucesso!',
        duracao: 3_500,
        invalida: mexeEm(sessao),
        erroNoFormulario: true,
      },
    }),

  adicionar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<ColaboradorForm, PessoaNova>) =>
        senao(NAO_CRIOU, chamarUmaVez(contratos.inviteColaboradorAdd, { ...form, ...sessao.contexto }, ato)),
      onSuccess: relerCopias(sessao),
      meta: {
        sucesso: ({ form }: DoAto<ColaboradorForm, PessoaNova>) => `${form.nome} cadastrado com sucesso!`,
        invalida: mexeEm(sessao),
        erroNoFormulario: true,
      },
    }),

  /** One of several: silent, because the form tells the end of them all. */
  adicionarUm: (sessao: SessaoAtiva, { dados, requestId }: Pedido<ColaboradorForm>) =>
    senao(NAO_CRIOU, chamar(contratos.inviteColaboradorAdd, { ...dados, ...sessao.contexto }, requestId)),

  reenviar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (pessoa: ComId<Colaborador>) => colaboradoresData.reenviarUm(sessao, pessoa),
      meta: { sucesso: 'Convite enviado com sucesso!', duracao: 3_500, invalida: [chave(sessao)] },
    }),

  /** One of several, silent like adicionarUm; so are the next two. */
  reenviarUm: (sessao: SessaoAtiva, { email }: ComId<Colaborador>) =>
    senao(
      'Houve um erro ao criar o convite',
      ateResponder(`${caminhos.empresa(sessao.contexto)} reenviar ${email}`, (requestId) =>
        chamar(contratos.resentInviteToColaborador, { email, ...sessao.contexto }, requestId),
      ),
    ),

  desabilitarUm: (sessao: SessaoAtiva, pessoa: ComId<Colaborador>) =>
    chamar(disableUser, estado(sessao, pessoa)),

  habilitarUm: (sessao: SessaoAtiva, pessoa: ComId<Colaborador>) =>
    chamar(enableUser, estado(sessao, pessoa)),

  /** Silent like adicionarUm. Looks first who the person is now: the selection may be older than the last change. */
  mudarPapelDeUm: async ({ contexto }: SessaoAtiva, { id }: ComId<Colaborador>, role: Papel) => {
    const atual = await colaboradores.find(caminhos.colaborador(contexto, id));
    if (atual?.deletedAt !== null) throw new ErroDoProduto('Este registro não existe mais.');
    if (atual.role === role) return;
    const lidoEm = atual.updatedAt.getTime();
    await chamar(contratos.updateColaborador, { ...contexto, colaboradorId: id, lidoEm, dados: { role } });
  },

  /** Changes somebody; without `acesso` role and areas are left as they are. */
  editar: (sessao: SessaoAtiva, lido: ComId<Colaborador>) =>
    mutationOptions({
      mutationFn: ({ dados: form, requestId }: Pedido<Partial<ColaboradorForm>>) =>
        mudarPorFuncao<Colaborador, ColaboradorForm>({
          lido,
          paraForm: formDoColaborador,
          dados: form,
          enviar: (dados, versao) =>
            chamar(
              contratos.updateColaborador,
              { ...sessao.contexto, colaboradorId: lido.id, lidoEm: versao.updatedAt.getTime(), dados },
              versao === lido ? requestId : undefined,
            ),
          ler: () => colaboradores.find(caminhos.colaborador(sessao.contexto, lido.id)),
        }),
      meta: {
        sucesso: ({ dados: { nome } }: Pedido<Partial<ColaboradorForm>>) =>
          `${nome ?? 'Colaborador'} atualizado com sucesso!`,
        invalida: mexeEm(sessao),
        erroNoFormulario: true,
      },
    }),

  /** Own profile, with the record as the editor opened it. */
  salvarPerfil: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ dataNascimento, ...perfil }: PerfilForm) =>
        colaboradores.update(
          sessao.referencia,
          {
            ...perfil,
            dataNascimento: nascimentoParaGravar(dataNascimento),
            ...indiceDoNome(perfil.nome, sessao.colaborador.email),
          },
          sessao.colaborador,
        ),
      meta: {
        sucesso: ({ nome }: PerfilForm) => `${nome} atualizado com sucesso!`,
        invalida: mexeEm(sessao),
        erroNoFormulario: true,
      },
    }),

  desabilitar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (pessoa: ComId<Colaborador>) => colaboradoresData.desabilitarUm(sessao, pessoa),
      meta: {
        sucesso: ({ nome }: ComId<Colaborador>) => `${nome} não entra mais nesta empresa.`,
        invalida: mexeEm(sessao),
      },
    }),

  habilitar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (pessoa: ComId<Colaborador>) => colaboradoresData.habilitarUm(sessao, pessoa),
      meta: {
        sucesso: ({ nome }: ComId<Colaborador>) => `${nome} pode entrar de novo.`,
        invalida: mexeEm(sessao),
      },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Colaborador>) => colaboradoresData.removerUm(sessao, id),
      meta: { sucesso: 'Colaborador removido', invalida: mexeEm(sessao) },
    }),

  /** One of several, silent like adicionarUm. */
  removerUm: ({ contexto }: SessaoAtiva, id: string) =>
    chamar(contratos.removeColaborador, { ...contexto, colaboradorId: id }),

  exportar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: async ({ id, nome }: ComId<Colaborador>): Promise<File> => {
        const dados = { ...sessao.contexto, colaboradorId: id };
        const { geradoEm, ...pronto } = await chamar(contratos.exportarDadosDoColaborador, dados);
        const { csvDosDados } = await import('@/domain/pessoas/meus-dados-em-palavras');
        const aviso =
          pronto.reservados > 0
            ? `Ficaram de fora ${plural(pronto.reservados, 'registro', 'registros')} que só a própria pessoa vê; ela os tem em "Meus dados".`
            : undefined;
        return new File(
          [csvDosDados(pronto.dados, aviso)],
          `${nomeDeArquivo(nome)}-${diaDe(new Date(geradoEm))}.csv`,
          {
            type: 'text/csv;charset=utf-8',
          },
        );
      },
      meta: { sucesso: 'O arquivo com os dados da pessoa foi baixado.', duracao: 3_500 },
    }),

  anonimizar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Colaborador>) =>
        chamar(contratos.anonimizarColaborador, { ...sessao.contexto, colaboradorId: id }),
      meta: { sucesso: 'Dados pessoais apagados', invalida: mexeEm(sessao) },
    }),
};
