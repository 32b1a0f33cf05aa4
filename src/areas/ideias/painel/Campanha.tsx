/** The campaign that runs for the person's sectors; without any rule, a word to who may mend that (part 2 §2). */
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { can } from '@/domain/permissions';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessaoAtual';
import { data, truncar } from '@/ui/formatos';
import { Link } from '@/ui/Link';
import { Bloco } from './Bloco';
import { painelData, type Vigentes } from './painel.data';

/** Characters of a campaign's text (part 2 §9). */
const MAIOR_TEXTO = 100;

function SemRegulamento({ sessao: { quem } }: { sessao: SessaoAtiva }) {
  return (
    <>
      <Text c="dimmed" mb="sm">
        Nenhum regulamento está em andamento, e sem ele ninguém publica ideias.
        {can(quem, 'regulamentosIdeias', 'create') ? '' : ' Peça um a quem administra a empresa.'}
      </Text>
      {can(quem, 'regulamentosIdeias', 'create') && (
        <Button component={Link} to="/ideias/regulamento">
          Criar regulamento
        </Button>
      )}
    </>
  );
}

function Conteudo({
  vigentes: { campanha, haRegulamento },
  sessao,
}: {
  vigentes: Vigentes;
  sessao: SessaoAtiva;
}) {
  if (campanha) {
    return (
      <>
        <Text title={campanha.descricao}>{truncar(campanha.descricao, MAIOR_TEXTO)}</Text>
        <Text size="xs" c="dimmed">
          De {data(campanha.dataInicial)} a {data(campanha.dataFinal)} · {campanha.setores.join(', ')}
        </Text>
        <Text size="xs" c="dimmed">
          {campanha.quantidadeGanhoNoCadastro} pontos por ideia cadastrada,{' '}
          {campanha.quantidadeGanhoNaAprovacao} pela aprovação
        </Text>
      </>
    );
  }
  if (!haRegulamento && sessao.quem.papel !== 'COLLABORATOR') return <SemRegulamento sessao={sessao} />;
  return <Text c="dimmed">Nenhuma campanha em andamento para os seus setores.</Text>;
}

export function Campanha() {
  const sessao = useSessaoAtiva();
  return (
    <Bloco titulo="Campanha" altura={80} consulta={useQuery(painelData.vigentes(sessao))}>
      {(vigentes) => <Conteudo vigentes={vigentes} sessao={sessao} />}
    </Bloco>
  );
}
