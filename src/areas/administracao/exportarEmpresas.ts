/** empresas.xlsx of a licensee, made in the page; the library is loaded only then. A line for each administrator. */
import { ROTULO_DO_ADMINISTRADOR } from '@/domain/empresas/administrador';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import type { Ordem } from '@/domain/comum/consulta';
import { baixar } from '@/ui/formulario/baixar';
import { data } from '@/ui/texto/formatos';
import { daLicenciadaData } from './daLicenciada.data';
import { ROTULO_DO_STATUS } from './filtrosDeEmpresas';

const TITULOS = [
  'Empresa',
  'Razão social',
  'CNPJ',
  'Tipo',
  'Status',
  'Cadastro',
  'Quem administra',
  'E-mail',
  'Situação',
  'Convite enviado em',
  'Convite vale até',
];

const dia = (instante: number | null) => (instante === null ? '' : data(new Date(instante)));

export async function exportarEmpresas(licenciadaId: string, pesquisa: string, ordem: Ordem): Promise<void> {
  const [{ arquivoDaPlanilha }, linhas] = await Promise.all([
    import('@/areas/relatorio/celulas'),
    daLicenciadaData.todas(licenciadaId, pesquisa, ordem),
  ]);
  const celulas = linhas.flatMap(({ empresa, administradores }) =>
    (administradores.length > 0 ? administradores : [undefined]).map((um) => [
      empresa.nomeFantasia,
      empresa.razaoSocial,
      mascararCnpj(empresa.cnpj),
      empresa.role === 'CONVIDADA' ? 'Convidada' : 'Da licenciada',
      ROTULO_DO_STATUS[empresa.status],
      data(empresa.createdAt),
      um?.nome ?? '',
      um?.email ?? '',
      um ? ROTULO_DO_ADMINISTRADOR[um.situacao] : 'Ninguém administra',
      dia(um?.enviadoEm ?? null),
      dia(um?.expiraEm ?? null),
    ]),
  );
  baixar(arquivoDaPlanilha('empresas.xlsx', 'Empresas', [TITULOS, ...celulas]));
}
