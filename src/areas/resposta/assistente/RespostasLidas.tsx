/** A sheet to be read: every group with its questions and what was answered. */
import { Stack, Text, Title } from '@mantine/core';
import { partesDe } from '@/domain/diagnostico/especies';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { respostaEmPalavras } from '@/domain/diagnostico/resposta-em-palavras';
import type { Compilado } from '@/domain/diagnostico/versao';
import { paginasDe } from './paginas';
import classes from './Pergunta.module.css';

interface Props {
  questionario: Pick<Compilado, 'grupos' | 'perguntas'>;
  respostas: Readonly<Record<string, Resposta>>;
}

export const RespostasLidas = ({ questionario, respostas }: Props) => (
  <Stack gap="xl" maw="46rem">
    {paginasDe(questionario, respostas).map(({ grupo, perguntas, primeira }) => (
      <Stack key={grupo.id} gap="md" component="section">
        <Title order={2}>{grupo.nome}</Title>
        {perguntas.map((pergunta, i) => (
          <div key={pergunta.id}>
            <Text fw={600}>
              {primeira + i}. {pergunta.nome}
            </Text>
            {pergunta.linhas && respostas[pergunta.id] ? (
              <ul className={classes.lida}>
                {partesDe(pergunta, respostas[pergunta.id]).map((parte, linha) => (
                  <li key={linha}>
                    {pergunta.linhas?.[linha]}: {respostaEmPalavras(parte.pergunta, parte.resposta)}
                  </li>
                ))}
              </ul>
            ) : (
              <p className={classes.lida}>{respostaEmPalavras(pergunta, respostas[pergunta.id])}</p>
            )}
          </div>
        ))}
      </Stack>
    ))}
  </Stack>
);
