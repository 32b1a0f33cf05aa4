/** How many companies a project has, how many are enabled, finalists and winners. */
import { Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { FINALISTAS, VENCEDORES } from '@/domain/projetos/projeto';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { totalEmPalavras } from '@/ui/lista/total';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from './Analise.module.css';

export function ContagensDoProjeto({ idProjeto }: { idProjeto: string }) {
  const { data, isError } = useQuery(
    empresasDoProjetoData.contagens(useSessaoAtiva(), idProjeto, [FINALISTAS, VENCEDORES]),
  );
  if (isError) return <Text size="sm">Não foi possível contar as empresas.</Text>;
  if (!data) return <Esqueleto altura={72} />;
  const [finalistas = 0, vencedoras = 0] = data.emFases;
  return (
    <dl className={classes.numeros} aria-label="Empresas do projeto">
      {(
        [
          ['Empresas inscritas', data.todas],
          ['Habilitadas', data.habilitadas],
          ['Finalistas', finalistas],
          ['Vencedoras', vencedoras],
        ] as const
      ).map(([rotulo, total]) => (
        <Paper key={rotulo} withBorder p="sm" className={classes.numero}>
          <dt>{rotulo}</dt>
          <dd>{totalEmPalavras(total)}</dd>
        </Paper>
      ))}
    </dl>
  );
}
