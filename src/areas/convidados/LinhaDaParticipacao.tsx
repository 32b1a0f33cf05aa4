import { Button, Progress, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useQuery } from '@tanstack/react-query';
import { temFlag } from '@/domain/acesso/quem';
import { taxaDeResposta } from '@/domain/diagnostico/convidado';
import type { Total } from '@/domain/comum/total';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { totalEmPalavras } from '@/ui/lista/total';
import { Link } from '@/ui/moldura/Link';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data, percentual } from '@/ui/texto/formatos';
import classes from './Convidados.module.css';
import { convidadosData } from './convidados.data';
import { enderecoDosConvidados } from './endereco';
import { alvoDo, type QuestionarioParaResponder, situacaoDoPeriodo } from './questionario';

const quantos = (total: Total) => (typeof total === 'number' ? total : total.aoMenos);

/** How many answered of those who were invited, as a bar and in words. */
function Participacao({ questionario }: { questionario: QuestionarioParaResponder }) {
  const { data: soma, isError } = useQuery(
    convidadosData.participacao(useSessaoAtiva(), alvoDo(questionario)),
  );
  if (isError) return <Text size="sm">Não foi possível contar os convidados.</Text>;
  if (!soma) return <Esqueleto altura={28} />;
  const { respondidos, pendentes } = soma;
  const taxa = taxaDeResposta({ respondido: quantos(respondidos), aguardando: quantos(pendentes) });
  if (taxa === null) return <Text size="sm">Nenhum colaborador convidado!</Text>;
  const frase = `${totalEmPalavras(respondidos)} de ${quantos(respondidos) + quantos(pendentes)} convidados responderam (${percentual(taxa, 0)})`;
  return (
    <>
      <Progress value={taxa} size="sm" aria-label={frase} />
      <Text size="sm">{frase}</Text>
    </>
  );
}

export function LinhaDaParticipacao({ questionario }: { questionario: QuestionarioParaResponder }) {
  const { nome, projeto, inicio, fim } = questionario;
  const periodo = situacaoDoPeriodo(questionario);
  const sessao = useSessaoAtiva();
  return (
    <li className={classes.item}>
      <div className={classes.texto}>
        <Title order={2} size="h3">
          {nome}
        </Title>
        <Text c="dimmed">
          {projeto}, de {data(inicio)} a {data(fim)}{' '}
          <StatusBadge cor={periodo.cor}>{periodo.rotulo}</StatusBadge>
        </Text>
        <Participacao questionario={questionario} />
      </div>
      {temFlag(sessao.quem, [31, 'leitura']) ? (
        <Button
          component={Link}
          to={para('/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId', {
            idEmpresa: sessao.contexto.empresaId,
            idProjeto: questionario.idProjeto,
            questionarioId: questionario.id,
          })}
          variant="default"
          aria-label={`Ver resultado: ${nome}`}
        >
          Ver resultado
        </Button>
      ) : null}
      <Button
        component={Link}
        to={enderecoDosConvidados(questionario)}
        variant="default"
        aria-label={`Ver convidados: ${nome}`}
      >
        Ver convidados
      </Button>
    </li>
  );
}
