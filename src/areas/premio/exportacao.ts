/** What relatorio.xlsx says: the sheet 'Resumo' and one of the companies. Per cents have one decimal (part 3 §9). */
import type { FolhaDosRegistros, ResumoDaPlanilha } from '@/areas/relatorio/planilha';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import type { LinhaDoRelatorio } from '@/domain/relatorio/relatorio';
import { data } from '@/ui/texto/formatos';
import { percentual } from '@/ui/texto/percentual';
import { faixaEmPalavras, porteEmPalavras } from './emPalavras';
import { comNomes, type Fatia, parte, type Soma } from './fatias';
import type { EmpresaDoPremio, MediaDoPremio, Premio } from './premio.data';
import { SEM_NOME } from './regioes';

export const ARQUIVO = 'relatorio.xlsx';

export const FOLHA: FolhaDosRegistros = {
  aba: 'Empresas',
  colunas: [
    ['titulo', 'Empresa'],
    ['cnpj', 'Cnpj'],
    ['autorNome', 'Responsavel'],
    ['telefone', 'Telefone'],
    ['porte', 'Porte'],
    ['faixa', 'Nº de colaboradores'],
    ['categoria', 'Categoria'],
    ['cidade', 'Cidade'],
    ['estado', 'Estado'],
    ['regioes', 'Regiões'],
    ['dia', 'Cadastro'],
    ['convidados', 'Nº Convidados'],
    ['status', 'Habilitada'],
    ['media', 'Média'],
    ['folhas', 'Nº de respostas'],
  ],
  rotulos: { sim: 'Sim', nao: 'Não' },
};

/** Hundredths as the number that people read; '' of none, which a spreadsheet takes into no mean. */
const emCem = (media: number | null) => (media === null ? '' : media / 100);

/** `regioes` gives the names, `medias` what is known of each company; one that finished nothing has an empty mean. */
export const linhasDaPlanilha = (
  empresas: readonly EmpresaDoPremio[],
  regioes: ReadonlyMap<string, string>,
  medias: ReadonlyMap<string, Pick<MediaDoPremio, 'media' | 'folhas'>>,
): LinhaDoRelatorio[] =>
  empresas.map((empresa) => ({
    id: empresa.id,
    pessoas: [],
    titulo: empresa.nomeFantasia,
    autorNome: empresa.responsavel,
    createdAt: new Date(0),
    comentarios: 0,
    curtidas: 0,
    moedas: 0,
    status: empresa.habilitada ? 'sim' : 'nao',
    cnpj: mascararCnpj(empresa.cnpj),
    telefone: empresa.telefone,
    porte: porteEmPalavras(empresa.porte),
    faixa: faixaEmPalavras(empresa.numeroColaboradores),
    categoria: empresa.categoria,
    cidade: empresa.cidade,
    estado: empresa.estado ?? '',
    regioes: empresa.regioes.map((id) => regioes.get(id) ?? SEM_NOME).join(', '),
    dia: data(empresa.dia),
    convidados: empresa.convidados,
    media: emCem(medias.get(empresa.idEmpresa)?.media ?? null),
    folhas: medias.get(empresa.idEmpresa)?.folhas ?? 0,
  }));

const SEM_NOMES: ReadonlyMap<string, string> = new Map();
const emLinhas = (titulo: string, fatias: readonly Fatia[]): ResumoDaPlanilha['linhas'] =>
  fatias.map((fatia) => [
    `${titulo}: ${fatia.nome}`,
    fatia.n,
    undefined,
    `${percentual(parte(fatia, fatias), 1)} das empresas`,
  ]);

const de = (somas: readonly Soma[]) => comNomes(somas, SEM_NOMES, 'Não informado');

export function resumoDaPlanilha({
  projeto,
  questionario,
  empresas,
  habilitadas,
  convidados,
  facetas,
}: Premio): ResumoDaPlanilha {
  const quota = percentual(empresas === 0 ? 0 : (habilitadas / empresas) * 100, 1);
  const [primeiro, ultimo] = [facetas.dia[0], facetas.dia.at(-1)];
  return {
    periodo: primeiro && ultimo ? `${data(primeiro.valor)} a ${data(ultimo.valor)}` : '',
    linhas: [
      ['Empresas cadastradas', empresas, undefined, projeto],
      ['Empresas habilitadas', habilitadas, undefined, `${quota} das empresas`],
      ['Colaboradores convidados', convidados, undefined, questionario],
      ...emLinhas('Porte', de(facetas.porte)),
      ...emLinhas('Nº de colaboradores', de(facetas.numeroColaboradores)),
      ...emLinhas('Categoria', de(facetas.categoria)),
      ...emLinhas('Estado', de(facetas.estado)),
    ],
  };
}
