/** What a chart of the report shows: names and numbers, and the same in one sentence. */
import { ROTULO_DA_FAIXA, ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';
import { numero, plural } from '@/ui/texto/formatos';
import { enumerar } from '@/ui/texto/formatosRaros';
import { porcentoDe } from '@/ui/texto/emPartes';

export interface Soma {
  /** '' is what nobody chose. */
  valor: string;
  n: number;
}
export interface Fatia extends Soma {
  nome: string;
}

const rotulos: Readonly<Record<string, string>> = { ...ROTULO_DO_PORTE, ...ROTULO_DA_FAIXA };

export const comNomes = (somas: readonly Soma[], nomes: ReadonlyMap<string, string>, vazio: string) =>
  somas.map(({ valor, n }): Fatia => ({
    valor,
    n,
    nome: valor === '' ? vazio : (nomes.get(valor) ?? rotulos[valor] ?? valor),
  }));

export const soma = (fatias: readonly Soma[]) => fatias.reduce((ate, { n }) => ate + n, 0);

/** Its part of all, in per cent. */
export const parte = ({ n }: Soma, fatias: readonly Soma[]) => {
  const total = soma(fatias);
  return total === 0 ? 0 : (n / total) * 100;
};

/** Those that have most, all of them where several have as many. */
export function maiores<T extends Soma>(somas: readonly T[]): T[] {
  const mais = Math.max(...somas.map(({ n }) => n));
  return somas.filter(({ n }) => n === mais);
}

/** So many names are read in one sentence. */
export const NOMES_NUMA_FRASE = 3;

/** What the chart shows, for people who do not see it. `empresas` differ from the sum where one stands in several. */
export function fraseDasFatias(fatias: readonly Fatia[], oQue: string, empresas = soma(fatias)): string {
  const primeiras = maiores(fatias);
  const [maior] = primeiras;
  if (!maior) return `Nenhuma empresa cadastrada, e nada a mostrar por ${oQue}.`;
  if (fatias.length === 1) return `Todas as empresas estão em ${maior.nome}: ${numero(maior.n)}.`;
  const porcento = porcentoDe(maior.n, empresas);
  const quantas = porcento
    ? `${plural(maior.n, 'empresa', 'empresas')} (${porcento})`
    : `${numero(maior.n)} das ${numero(empresas)} empresas`;
  if (primeiras.length === 1) return `O maior grupo é ${maior.nome}, com ${quantas}.`;
  return primeiras.length > NOMES_NUMA_FRASE
    ? `Os ${numero(primeiras.length)} maiores grupos têm o mesmo tamanho, com ${quantas} em cada um.`
    : `Os maiores grupos são ${enumerar(primeiras.map(({ nome }) => nome))}, com ${quantas} em cada um.`;
}
