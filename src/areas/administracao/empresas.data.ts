/** Companies of the licensee: reads by the rules, writes by functions only (part 1 §7, decisions P102). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { tokenDaPesquisa } from '@/domain/comum/busca';
import { contadorDeEmpresasSchema } from '@/domain/comum/contadores';
import * as contratos from '@/domain/contratos/empresas';
import type { ConviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { administraLicenciada } from '@/domain/empresas/empresa-acoes';
import {
  combina,
  type FiltrosDeEmpresa,
  soPeloToken,
  tokenDosFiltros,
} from '@/domain/empresas/empresa-filtros';
import { type CamposDaEmpresa, camposDaEmpresa, type EmpresaForm } from '@/domain/empresas/empresa-form';
import { codigoDoErro } from '@/domain/comum/erros';
import { STATUS_DA_EMPRESA, type StatusDaEmpresa } from '@/domain/empresas/empresa-status';
import type { ComId } from '@/domain/comum/campos';
import type { PapelDaEmpresa } from '@/domain/acesso/papeis';
import type { PerfilInicial } from '@/domain/acesso/perfil-inicial';
import { caminhos } from '@/domain/comum/caminhos';
import { somaDosTotais, type Total } from '@/domain/comum/total';
import { chamar } from '@/firebase/chamadas/callable';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import { mudarPorFuncao } from '@/firebase/chamadas/mudarPorFuncao';
import { garantirClaims } from '@/firebase/sessao/claims';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import {
  type Consulta,
  contem,
  type Filtro,
  igual,
  type Ordem,
  ou,
  pelaColuna,
} from '@/firebase/dados/consulta';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { agenteDeEmpresa } from './agente';

const empresas = defineLeitura(empresaSchema);
const contadores = defineLeitura(contadorDeEmpresasSchema);

/** What a MASTER's page shows of a licensee (daLicenciada.data.ts). */
export const chaveDaLicenciada = (licenciadaId: string) => ['licenciada', licenciadaId] as const;
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'empresas'] as const;

/** Part of every query: who sees less than all of the licensee lists what was created by or names them. */
const soAsDaPessoa = (sessao: SessaoAtiva): Filtro[] =>
  administraLicenciada(agenteDeEmpresa(sessao))
    ? []
    : [ou(igual('createdBy', sessao.uid), contem('colaboradores', sessao.uid))];

/** Which list: normal or invited companies, what narrows it, and its order. */
export interface ListaDeEmpresas {
  role: PapelDaEmpresa;
  filtros: FiltrosDeEmpresa;
  ordem: Ordem;
}

/** Exactly what the rules let the person list: all of the licensee, or those created by or naming them (part 1 §6). */
export function consultaDeEmpresas(sessao: SessaoAtiva, { role, filtros, ordem }: ListaDeEmpresas): Consulta {
  const minhas = soAsDaPessoa(sessao);
  const { status } = filtros;
  const daLista = [
    igual('role', role),
    igual('deletedAt', null),
    ...(status ? [igual('status', status)] : []),
    ...minhas,
  ];
  // No room for the search token beside another array-contains; those lists are short and `combina` filters them.
  const token = minhas.length === 0 ? tokenDosFiltros(filtros) : undefined;
  return { filtros: token ? [...daLista, contem('busca', token)] : daLista, ordem: [pelaColuna(ordem)] };
}

/**
 * Companies of the licensee to which the person belongs. The rules show each to its people by its id, and no query
 * can ask for them. Empty for somebody who lists all of the licensee.
 */
async function proprias(sessao: SessaoAtiva): Promise<ComId<Empresa>[]> {
  if (administraLicenciada(agenteDeEmpresa(sessao))) return [];
  const daqui = sessao.usuario.empresas.filter(
    ({ licenciadaId }) => licenciadaId === sessao.contexto.licenciadaId,
  );
  const lidas = await Promise.all(
    daqui.map((vinculo) =>
      empresas.legivel(caminhos.empresa(vinculo)).catch((erro: unknown) => {
        // Put out of that one since the session was read: what is left is still theirs.
        if (codigoDoErro(erro) === 'permission-denied') return { itens: [] };
        throw erro;
      }),
    ),
  );
  return lidas.flatMap(({ itens }) => itens).filter(({ deletedAt }) => deletedAt === null);
}

const emOrdem = ({ campo, direcao }: Ordem) => {
  const sinal = direcao === 'asc' ? 1 : -1;
  return (a: Empresa, b: Empresa) =>
    sinal *
    (campo === 'createdAt'
      ? a.createdAt.getTime() - b.createdAt.getTime()
      : a.nomeEmOrdem < b.nomeEmOrdem
        ? -1
        : 1);
};

/**
 * The first companies of either kind whose trade name has the words typed: the command palette, and choices of one. A
 * MASTER names the licensee.
 */
async function buscar(
  sessao: SessaoAtiva,
  texto: string,
  quantas: number,
  licenciadaId = sessao.contexto.licenciadaId,
) {
  await garantirClaims(sessao.contexto);
  const token = tokenDaPesquisa(texto);
  const minhas = soAsDaPessoa(sessao);
  const doToken = token && minhas.length === 0 ? [contem('busca', token)] : [];
  const filtros = [igual('deletedAt', null), ...minhas, ...doToken];
  const [minhasEmpresas, { itens }] = await Promise.all([
    proprias(sessao),
    empresas.legiveis(caminhos.empresas(licenciadaId), { filtros }, 50),
  ]);
  const outras = itens.filter(({ id }) => !minhasEmpresas.some((empresa) => empresa.id === id));
  return [...minhasEmpresas, ...outras]
    .filter((empresa) => combina(empresa, { nomeFantasia: texto }))
    .slice(0, quantas);
}

/**
 * Reads on until the page is full of companies that match every filter. The index only knows one token of them. The
 * person's own stand on the first page, which may be a few longer for it.
 */
async function pagina(sessao: SessaoAtiva, lista: ListaDeEmpresas, tamanho: number, depoisDe?: Cursor) {
  await garantirClaims(sessao.contexto);
  const minhasEmpresas = await proprias(sessao);
  const lida = await lerAteEncher(
    (cursor) =>
      empresas.legiveis(
        caminhos.empresas(sessao.contexto.licenciadaId),
        consultaDeEmpresas(sessao, lista),
        tamanho,
        cursor,
      ),
    (empresa) =>
      combina(empresa, lista.filtros) && !minhasEmpresas.some((propria) => propria.id === empresa.id),
    tamanho,
    depoisDe,
  );
  if (depoisDe) return lida;
  const daLista = minhasEmpresas.filter(
    (empresa) => empresa.role === lista.role && combina(empresa, lista.filtros),
  );
  return { ...lida, itens: [...daLista, ...lida.itens].toSorted(emOrdem(lista.ordem)) };
}

/** Number of companies in the list; null where only reading all of them would tell. */
async function total(sessao: SessaoAtiva, lista: ListaDeEmpresas): Promise<Total | null> {
  const { licenciadaId } = sessao.contexto;
  if (!soPeloToken(lista.filtros)) return null;
  await garantirClaims(sessao.contexto);
  const semFiltro = tokenDosFiltros(lista.filtros) === undefined;
  if (administraLicenciada(agenteDeEmpresa(sessao))) {
    if (!semFiltro || lista.filtros.status)
      return empresas.count(caminhos.empresas(licenciadaId), consultaDeEmpresas(sessao, lista));
    const contador = await contadores.find(caminhos.contadorDaLicenciada(licenciadaId, 'empresas'));
    return contador?.[lista.role] ?? 0;
  }
  // Their query has no token.
  if (!semFiltro) return null;
  const contadas = await empresas.count(caminhos.empresas(licenciadaId), consultaDeEmpresas(sessao, lista));
  // Their own, unless the query had them: created by the person, or naming them.
  const outras = (await proprias(sessao)).filter(
    (empresa) =>
      empresa.role === lista.role &&
      combina(empresa, lista.filtros) &&
      empresa.createdBy !== sessao.uid &&
      !empresa.colaboradores.includes(sessao.uid),
  );
  return somaDosTotais(contadas, outras.length);
}

/** Company acted from, as the callables take it; a MASTER acts from none. */
const deOnde = ({ contexto, master }: SessaoAtiva, licenciadaId = contexto.licenciadaId) => ({
  licenciadaId,
  empresaId: master ? null : contexto.empresaId,
});

export interface NovaEmpresa {
  licenciadaId: string;
  id: string;
  role: PapelDaEmpresa;
  perfil: PerfilInicial;
  dados: EmpresaForm;
}
export type CriacaoDeEmpresa = z.input<typeof contratos.criarEmpresa.entrada>;

type ConviteComRegistro = ConviteDeEmpresaForm & { registro: contratos.RegistroDaEmpresa | null };
export type EnvioDeConvite = z.input<typeof contratos.inviteEmpresa.entrada>;

export const empresasData = {
  chave,
  buscar,

  pagina: (sessao: SessaoAtiva, lista: ListaDeEmpresas, tamanho: number) => ({
    chave: [...chave(sessao), lista, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) => pagina(sessao, lista, tamanho, depoisDe),
    total: totalDaLista([...chave(sessao), 'total', lista.role, lista.filtros], () => total(sessao, lista)),
  }),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'uma', id],
      queryFn: async () => {
        await garantirClaims(sessao.contexto);
        return empresas.doEndereco(caminhos.empresas(sessao.contexto.licenciadaId), id);
      },
    }),

  /** How many companies of the kind are active and inactive, whatever the list is filtered by. */
  porStatus: (sessao: SessaoAtiva, role: PapelDaEmpresa) =>
    queryOptions({
      queryKey: [...chave(sessao), 'por status', role],
      queryFn: async () => {
        const ordem: Ordem = { campo: 'nomeFantasia', direcao: 'asc' };
        const totais = await Promise.all(
          STATUS_DA_EMPRESA.map((status) => total(sessao, { role, filtros: { status }, ordem })),
        );
        return Object.fromEntries(STATUS_DA_EMPRESA.map((status, i) => [status, totais[i] ?? 0])) as Record<
          StatusDaEmpresa,
          Total
        >;
      },
    }),

  criar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ form: { licenciadaId, ...nova }, ato }: DoAto<NovaEmpresa, CriacaoDeEmpresa>) =>
        chamarUmaVez(contratos.criarEmpresa, { ...deOnde(sessao, licenciadaId), ...nova }, ato),
      meta: {
        sucesso: 'Empresa cadastrada com sucesso!',
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  editar: (sessao: SessaoAtiva, licenciadaId: string, lida: ComId<Empresa>) =>
    mutationOptions({
      mutationFn: ({ dados: form, requestId }: Pedido<EmpresaForm>) =>
        mudarPorFuncao<Empresa, CamposDaEmpresa>({
          lido: lida,
          paraForm: camposDaEmpresa,
          dados: form,
          enviar: (dados, versao) =>
            chamar(
              contratos.updateEmpresa,
              {
                ...deOnde(sessao, licenciadaId),
                id: lida.id,
                lidoEm: versao.updatedAt.getTime(),
                // The contract checks it once more (callable.ts).
                dados: dados as EmpresaForm,
              },
              versao === lida ? requestId : undefined,
            ),
          ler: () => empresas.find(caminhos.empresa({ licenciadaId, empresaId: lida.id })),
        }),
      meta: {
        sucesso: 'Atualizado com sucesso!',
        invalida: [chave(sessao), chaveDaLicenciada(licenciadaId)],
        erroNoFormulario: true,
      },
    }),

  convidar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<ConviteComRegistro, EnvioDeConvite>) =>
        chamarUmaVez(contratos.inviteEmpresa, { ...deOnde(sessao), ...form }, ato),
      meta: {
        sucesso: 'Convite enviado com sucesso!',
        duracao: 3_500,
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  mudarStatus: (sessao: SessaoAtiva, licenciadaId = sessao.contexto.licenciadaId) =>
    mutationOptions({
      mutationFn: ({ id, status }: { id: string; status: StatusDaEmpresa }) =>
        chamar(contratos.setStatusEmpresa, { ...deOnde(sessao, licenciadaId), id, status }),
      meta: {
        sucesso: ({ status }: { status: StatusDaEmpresa }) =>
          status === 'ATIVO' ? 'Empresa ativada' : 'Empresa inativada',
        invalida: [chave(sessao), chaveDaLicenciada(licenciadaId)],
      },
    }),

  remover: (sessao: SessaoAtiva, licenciadaId = sessao.contexto.licenciadaId) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Empresa>) =>
        chamar(contratos.removeEmpresa, { ...deOnde(sessao, licenciadaId), id }),
      meta: { sucesso: 'Empresa removida', invalida: [chave(sessao), chaveDaLicenciada(licenciadaId)] },
    }),
};
