/** 'Importar questionário' beside the list, for people who may store all of one. */
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { gruposData, perguntasData, questionariosData } from '../questionarios.data';
import { tiposDeRespostasData } from '../tiposDeRespostas.data';

const ImportarQuestionarioModal = aoAbrir(() =>
  import('./ImportarQuestionarioModal').then((m) => m.ImportarQuestionarioModal),
);

export function BotaoDeImportar() {
  const sessao = useSessaoAtiva();
  const [aberto, abrir] = useState(false);
  const pode =
    tiposDeRespostasData.pode(sessao, 'list') &&
    [questionariosData, gruposData, perguntasData].every((dados) => dados.pode(sessao, 'create'));
  if (!pode) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        onClick={() => abrir(true)}
      >
        Importar questionário
      </Button>
      {aberto ? <ImportarQuestionarioModal aoFechar={() => abrir(false)} /> : null}
    </>
  );
}
