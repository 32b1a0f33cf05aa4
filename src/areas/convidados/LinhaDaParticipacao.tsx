import { Button, Text, Title } from '@mantine/core';
import { temFlag } from '@/domain/acesso/quem';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import classes from './Convidados.module.css';
import { enderecoDosConvidados } from '@/areas/cadastro/questionario/endereco';
import { FinalizadasDaEmpresa } from '@/areas/cadastro/questionario/FinalizadasDaEmpresa';
import { Participacao } from '@/areas/cadastro/questionario/Participacao';
import {
  alvoDo,
  type QuestionarioParaResponder,
  situacaoDoPeriodo,
} from '@/areas/cadastro/questionario/questionario';

export function LinhaDaParticipacao({ questionario }: { questionario: QuestionarioParaResponder }) {
  const { nome, projeto, inicio, fim, finalizadas } = questionario;
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
        <FinalizadasDaEmpresa finalizadas={finalizadas} />
        <Participacao alvo={alvoDo(questionario)} finalizadas={finalizadas} />
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
