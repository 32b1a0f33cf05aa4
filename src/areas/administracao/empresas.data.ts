/** Companies of the licensee: reads by the rules, writes by functions only (part 1 §7, docs/decisions.md). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { contadorDeEmpresasSchema } from '@/domain/contadores';
import * as contratos from '@/domain/contracts/empresas';
import type { ConviteDeEmpresaForm } from '@/domain/convite-empresa';
import { type Empresa, empresaSchema } from '@/domain/empresa';
import { administraLicenciada } from '@/domain/empresa-acoes';
import { combina, type FiltrosDeEmpresa, soPeloToken, tokenDosFiltros } from '@/domain/empresa-filtros';
import type { EmpresaForm } from '@/domain/empresa-form';
import type { StatusDaEmpresa } from '@/domain/empresa-status';
import type { ComId } from '@/domain/fields';
import type { PapelDaEmpresa } from '@/domain/papeis';
import { caminhos } from '@/domain/paths';
import { chamar } from '@/firebase/callable';
import { garantirClaims } from '@/firebase/claims';
import { type Cursor, defineCollection, type Pagina } from '@/firebase/collection';
import { type Consulta, contem, type Filtro, igual, type Ordem, ou } from '@/firebase/consulta';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';
import { agenteDeEmpresa } from './agente';

const empresas = defineCollection(empresaSchema);
const contadores = defineCollection(contadorDeEmpresasSchema);

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'empresas'] as const;

/** Which list: normal or invited companies, what narrows it, and its order. */
export interface ListaDeEmpresas {
  role: PapelDaEmpresa;
  filtros: FiltrosDeEmpresa;
  ordem: Ordem;
}

/** Exactly what the rules let the person list: all of the licensee, or those created by or naming them (part 1 §6). */
export function consultaDeEmpresas(sessao: SessaoAtiva, { role, filtros, ordem }: ListaDeEmpresas): Consulta {
  const daLista: Filtro[] = [igual('role', role), igual('deletedAt', null)];
  if (!administraLicenciada(agenteDeEmpresa(sessao))) {
    // No room for the search token beside the other array-contains; these lists are short and `combina` filters them.
    daLista.push(ou(igual('createdBy', sessao.uid), contem('colaboradores', sessao.uid)));
    return { filtros: daLista, ordem: [ordem] };
  }
  const token = tokenDosFiltros(filtros);
  return { filtros: token ? [...daLista, contem('busca', token)] : daLista, ordem: [ordem] };
}

/** Reads on until the page is full of companies that match every filter; the index only knows one token of them. */
async function pagina(sessao: SessaoAtiva, lista: ListaDeEmpresas, tamanho: number, depoisDe?: Cursor) {
  await garantirClaims(sessao.contexto);
  const achadas: ComId<Empresa>[] = [];
  let proxima = depoisDe;
  do {
    const lida: Pagina<Empresa> = await empresas.page(
      caminhos.empresas(sessao.contexto.licenciadaId),
      consultaDeEmpresas(sessao, lista),
      tamanho,
      proxima,
    );
    achadas.push(...lida.itens.filter((empresa) => combina(empresa, lista.filtros)));
    proxima = lida.proxima;
  } while (achadas.length < tamanho && proxima);
  return { itens: achadas, proxima };
}

/** Number of companies in the list; null where only reading all of them would tell. */
async function total(sessao: SessaoAtiva, lista: ListaDeEmpresas): Promise<number | null> {
  const { licenciadaId } = sessao.contexto;
  if (!soPeloToken(lista.filtros)) return null;
  await garantirClaims(sessao.contexto);
  const semFiltro = tokenDosFiltros(lista.filtros) === undefined;
  if (semFiltro && administraLicenciada(agenteDeEmpresa(sessao))) {
    const contador = await contadores.find(caminhos.contadorDaLicenciada(licenciadaId, 'empresas'));
    return contador?.[lista.role] ?? 0;
  }
  return empresas.count(caminhos.empresas(licenciadaId), consultaDeEmpresas(sessao, lista));
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
  dados: EmpresaForm;
}

export const empresasData = {
  chave,

  pagina: (sessao: SessaoAtiva, lista: ListaDeEmpresas, tamanho: number) => ({
    chave: [...chave(sessao), lista, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) => pagina(sessao, lista, tamanho, depoisDe),
  }),

  total: (sessao: SessaoAtiva, lista: ListaDeEmpresas) =>
    queryOptions({
      queryKey: [...chave(sessao), 'total', lista.role, lista.filtros],
      queryFn: () => total(sessao, lista),
    }),

  criar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ licenciadaId, ...nova }: NovaEmpresa) =>
        chamar(contratos.criarEmpresa, { ...deOnde(sessao, licenciadaId), ...nova }, nova.id),
      meta: {
        sucesso: 'Empresa cadastrada com sucesso!',
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  editar: (sessao: SessaoAtiva, { id, updatedAt }: ComId<Empresa>) =>
    mutationOptions({
      mutationFn: (dados: EmpresaForm) =>
        chamar(contratos.updateEmpresa, { ...deOnde(sessao), id, lidoEm: updatedAt.getTime(), dados }),
      meta: { sucesso: 'Atualizado com sucesso!', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  convidar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (convite: ConviteDeEmpresaForm & { registro: contratos.RegistroDaEmpresa | null }) =>
        chamar(contratos.inviteEmpresa, { ...deOnde(sessao), ...convite }),
      meta: {
        sucesso: 'Convite enviado com sucesso!',
        duracao: 3_500,
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  mudarStatus: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id, status }: { id: string; status: StatusDaEmpresa }) =>
        chamar(contratos.setStatusEmpresa, { ...deOnde(sessao), id, status }),
      meta: { sucesso: 'Atualizado com sucesso!', invalida: [chave(sessao)] },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Empresa>) => chamar(contratos.removeEmpresa, { ...deOnde(sessao), id }),
      meta: { sucesso: 'Empresa removida', invalida: [chave(sessao)] },
    }),
};
