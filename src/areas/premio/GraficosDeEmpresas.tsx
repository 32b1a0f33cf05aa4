/** Pies by size, head count, category and region, and companies per state (part 3 §2). */
import { useQuery } from '@tanstack/react-query';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { comNomes, type Fatia, fraseDasFatias, type Soma } from './fatias';
import { Barras, Pizza } from './graficosAoVer';
import { Moldura } from './Moldura';
import { type Premio, premioData } from './premio.data';
import classes from './Premio.module.css';
import { idsDasRegioes, nomesDasRegioes } from './regioes';
import { TabelaDasFatias } from './TabelaDasFatias';

const SEM_NOMES: ReadonlyMap<string, string> = new Map();

interface DoGrafico {
  titulo: string;
  oQue: string;
  fatias: readonly Fatia[];
  frase?: string;
}

const EmPizza = ({ titulo, oQue, fatias, frase }: DoGrafico) => (
  <Moldura
    titulo={titulo}
    frase={frase ?? fraseDasFatias(fatias, oQue.toLowerCase())}
    grafico={<Pizza fatias={fatias} />}
    tabela={<TabelaDasFatias titulo={titulo} oQue={oQue} fatias={fatias} />}
  />
);

const fatias = (somas: readonly Soma[], vazio = 'Não informado', nomes = SEM_NOMES) =>
  comNomes(somas, nomes, vazio);

/** A company may belong to several regions. */
const fraseDasRegioes = (fatias: readonly Fatia[], empresas: number) =>
  fatias.reduce((soma, { n }) => soma + n, 0) > empresas
    ? `${fraseDasFatias(fatias, 'região', empresas)} Uma empresa de várias regiões conta em cada uma.`
    : fraseDasFatias(fatias, 'região');

interface Props {
  idProjeto: string;
  facetas: Premio['facetas'];
  empresas: number;
}

export function GraficosDeEmpresas({ idProjeto, facetas, empresas }: Props) {
  const ids = idsDasRegioes({ facetas });
  const { data: lidos } = useQuery(premioData.nomes(useSessaoAtiva(), idProjeto, 'regioes', ids));
  const porRegiao = fatias(facetas.regiao, 'Sem região', nomesDasRegioes(ids, lidos));
  const estados = fatias(facetas.estado);
  return (
    <>
      <div className={classes.pares}>
        <EmPizza titulo="Empresas por porte" oQue="Porte" fatias={fatias(facetas.porte)} />
        <EmPizza
          titulo="Empresas por nº de colaboradores"
          oQue="Nº de colaboradores"
          fatias={fatias(facetas.numeroColaboradores)}
        />
        <EmPizza
          titulo="Empresas por categoria"
          oQue="Categoria"
          fatias={fatias(facetas.categoria, 'Sem categoria')}
        />
        <EmPizza
          titulo="Empresas por região"
          oQue="Região"
          fatias={porRegiao}
          frase={fraseDasRegioes(porRegiao, empresas)}
        />
      </div>
      <Moldura
        titulo="Empresas por estado"
        frase={fraseDasFatias(estados, 'estado')}
        grafico={<Barras fatias={estados} />}
        tabela={<TabelaDasFatias titulo="Empresas por estado" oQue="Estado" fatias={estados} />}
      />
    </>
  );
}
