/**
 * The campaign that runs for the person's sectors. Without any rule, a word to people who may mend that (part 2 §2).
 */
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BlocoDoPainel } from '@/areas/pais/BlocoDoPainel';
import classes from '@/areas/pais/Painel.module.css';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { data } from '@/ui/texto/formatos';
import { truncar } from '@/ui/texto/truncar';
import { painelData, type Vigentes } from './painel.data';
import { parte } from '@/ui/moldura/parte';

const SemRegulamento = parte(() => import('./SemRegulamentoDeIdeias').then((m) => m.default));

/** Characters of a campaign's text (part 2 §9). */
const MAIOR_TEXTO = 100;

function Conteudo({
  vigentes: { campanha, haRegulamento },
  sessao,
}: {
  vigentes: Vigentes;
  sessao: SessaoAtiva;
}) {
  if (campanha) {
    return (
      <div className={classes.nasPontas}>
        <Text title={campanha.descricao}>{truncar(campanha.descricao, MAIOR_TEXTO)}</Text>
        <Text c="dimmed">
          {campanha.quantidadeGanhoNoCadastro} pontos por ideia cadastrada,{' '}
          {campanha.quantidadeGanhoNaAprovacao} pela aprovação
        </Text>
      </div>
    );
  }
  if (!haRegulamento && sessao.quem.papel !== 'COLLABORATOR') {
    return (
      <Suspense>
        <SemRegulamento />
      </Suspense>
    );
  }
  return <Text c="dimmed">Nenhuma campanha em andamento para os seus setores.</Text>;
}

export function Campanha() {
  const sessao = useSessaoAtiva();
  const consulta = useQuery(painelData.vigentes(sessao));
  const campanha = consulta.data?.campanha;
  return (
    <BlocoDoPainel
      oQue="ideias"
      titulo="Campanha"
      altura={22}
      noCelular={66}
      consulta={consulta}
      mais={
        campanha && (
          <Text c="dimmed">
            De {data(campanha.dataInicial)} a {data(campanha.dataFinal)} · {campanha.setores.join(', ')}
          </Text>
        )
      }
    >
      {(vigentes) => <Conteudo vigentes={vigentes} sessao={sessao} />}
    </BlocoDoPainel>
  );
}
