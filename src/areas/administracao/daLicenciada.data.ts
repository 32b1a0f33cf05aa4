/** A licensee's companies as its MASTER sees them: each with its administrators and their invitations (decisions P185). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ComId } from '@/domain/comum/campos';
import * as contratos from '@/domain/contratos/empresas';
import { combina, soPeloToken, tokenDosFiltros } from '@/domain/empresas/empresa-filtros';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { licenciadas } from '@/domain/empresas/licenciada';
import { caminhos } from '@/domain/comum/caminhos';
import { chamar } from '@/firebase/chamadas/callable';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import { type Consulta, contem, igual, type Ordem, pelaColuna } from '@/firebase/dados/consulta';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import { chaveDaLicenciada as chave } from './empresas.data';

const empresas = defineLeitura(empresaSchema);
const dasLicenciadas = defineLeitura(licenciadas.schema);

export type Reconvite = z.input<typeof contratos.reconvidarAdministrador.entrada>;
/** `id`: of the company. `email`: another address, null for the same. */
type DoConvite = Omit<Reconvite, 'licenciadaId'>;

export type EmpresaDaLicenciada = ComId<Empresa>;

/** Of both kinds: a MASTER may list them all. */
export function consultaDaLicenciada(pesquisa: string, ordem: Ordem): Consulta {
  const token = tokenDosFiltros({ pesquisa });
  const filtros = [igual('deletedAt', null), ...(token ? [contem('busca', token)] : [])];
  return { filtros, ordem: [pelaColuna(ordem)] };
}

/** Rows that the spreadsheet reads at once. */
const NA_PLANILHA = 100;

async function administradoresDe(licenciadaId: string, ids: readonly string[]) {
  if (ids.length === 0) return {};
  return (await chamar(contratos.administradores, { licenciadaId, empresas: [...ids] })).empresas;
}

export const daLicenciadaData = {
  chave,

  uma: (licenciadaId: string) =>
    queryOptions({
      queryKey: [...chave(licenciadaId), 'ela'],
      queryFn: () => dasLicenciadas.doEndereco(caminhos.licenciadas, licenciadaId),
    }),

  pagina: (licenciadaId: string, pesquisa: string, ordem: Ordem, tamanho: number) => ({
    chave: [...chave(licenciadaId), 'empresas', pesquisa, ordem, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      lerAteEncher(
        (cursor) =>
          empresas.legiveis(
            caminhos.empresas(licenciadaId),
            consultaDaLicenciada(pesquisa, ordem),
            tamanho,
            cursor,
          ),
        (empresa) => combina(empresa, { pesquisa }),
        tamanho,
        depoisDe,
      ),
    total: totalDaLista([...chave(licenciadaId), 'total', pesquisa], async () =>
      soPeloToken({ pesquisa })
        ? empresas.count(caminhos.empresas(licenciadaId), consultaDaLicenciada(pesquisa, ordem))
        : null,
    ),
  }),

  administradores: (licenciadaId: string, ids: readonly string[]) =>
    queryOptions({
      queryKey: [...chave(licenciadaId), 'administradores', ids],
      queryFn: () => administradoresDe(licenciadaId, ids),
      enabled: ids.length > 0,
    }),

  /** Every company that the search finds, with its administrators: what the spreadsheet holds. */
  async todas(licenciadaId: string, pesquisa: string, ordem: Ordem) {
    const linhas: { empresa: EmpresaDaLicenciada; administradores: readonly contratos.Administrador[] }[] =
      [];
    let cursor: Cursor | undefined;
    do {
      const { itens, proxima } = await empresas.legiveis(
        caminhos.empresas(licenciadaId),
        consultaDaLicenciada(pesquisa, ordem),
        NA_PLANILHA,
        cursor,
      );
      const achadas = itens.filter((empresa) => combina(empresa, { pesquisa }));
      const delas = await administradoresDe(
        licenciadaId,
        achadas.map(({ id }) => id),
      );
      linhas.push(...achadas.map((empresa) => ({ empresa, administradores: delas[empresa.id] ?? [] })));
      cursor = proxima;
    } while (cursor);
    return linhas;
  },

  /** The same again, which may be asked any number of times. */
  reenviar: (licenciadaId: string) =>
    mutationOptions({
      mutationFn: (convite: DoConvite) =>
        chamar(contratos.reconvidarAdministrador, { licenciadaId, ...convite }),
      meta: { sucesso: 'Convite enviado com sucesso!', duracao: 3_500, invalida: [chave(licenciadaId)] },
    }),

  outroEndereco: (licenciadaId: string) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<DoConvite, Reconvite>) =>
        chamarUmaVez(contratos.reconvidarAdministrador, { licenciadaId, ...form }, ato),
      meta: {
        sucesso: 'Convite enviado com sucesso!',
        duracao: 3_500,
        invalida: [chave(licenciadaId)],
        erroNoFormulario: true,
      },
    }),
};
