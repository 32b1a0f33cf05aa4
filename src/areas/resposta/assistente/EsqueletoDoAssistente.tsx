/** The wizard in grey while the questionnaire is opened: title, part and questions where they will stand. */
import { Stack, VisuallyHidden } from '@mantine/core';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from './Assistente.module.css';

const PERGUNTAS = [0, 1, 2];

export const EsqueletoDoAssistente = () => (
  <div className={classes.assistente} aria-busy="true">
    <VisuallyHidden component="output">Carregando…</VisuallyHidden>
    <Stack gap={4}>
      <Esqueleto altura={32} largura="60%" />
      <Esqueleto altura={16} largura="40%" />
    </Stack>
    <Stack gap={6} py={8}>
      <Esqueleto altura={22} largura="30%" />
      <Esqueleto altura={6} />
    </Stack>
    <Esqueleto altura={47} />
    <Stack gap={4}>
      <Esqueleto altura={26} largura="50%" />
      <Esqueleto altura={18} noCelular={38} largura="80%" />
    </Stack>
    {PERGUNTAS.map((pergunta) => (
      <Stack key={pergunta} gap="xs" pb="lg">
        <Esqueleto altura={24} largura="80%" />
        <Esqueleto altura={48} noCelular={104} />
      </Stack>
    ))}
  </div>
);
