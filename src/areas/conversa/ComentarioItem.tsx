/** One comment with its replies; its author may edit or remove it. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Comentario, foiEditado } from '@/domain/conversa/comentario';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { AcoesDoAutor } from './AcoesDoAutor';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { SAIR_SEM_SALVAR } from '@/ui/formulario/useGuardaDeSaida';
import { Denunciar } from './Denunciar';
import { ComentarioForm } from './ComentarioForm';
import type { Conversa } from './conversa';
import { Respostas } from './Respostas';

interface Props {
  conversa: Conversa;
  comentario: ComId<Comentario>;
  ehResposta?: boolean;
}

export function ComentarioItem({ conversa, comentario, ehResposta = false }: Props) {
  const { uid } = useSessaoAtiva();
  const confirmar = useConfirmar();
  const [respondendo, definirRespondendo] = useState(false);
  const [escrita, definirEscrita] = useState(false);
  const [aberto, definirAberto] = useState(false);
  const caminho = `${conversa.caminho}/${comentario.id}`;
  const { nome } = comentario.autor;
  const alternar = async () => {
    if (respondendo && escrita && !(await confirmar(SAIR_SEM_SALVAR))) return;
    definirRespondendo(!respondendo);
  };
  const enviada = () => {
    definirRespondendo(false);
    definirAberto(true);
  };
  return (
    <Group align="flex-start" gap="sm" wrap="nowrap" component="article" aria-label={`Comentário de ${nome}`}>
      <AvatarDaPessoa nome={nome} decorativo />
      <Stack gap={4} flex={1} miw={0}>
        <Text size="sm">
          <b>{nome}</b>{' '}
          <Text span c="dimmed">
            <RelativeTime valor={comentario.createdAt} />
            {foiEditado(comentario) ? ' · editado' : null}
          </Text>
        </Text>
        {comentario.oculto ? (
          <Text size="sm" fs="italic" c="dimmed">
            {comentario.comentario}
          </Text>
        ) : (
          <HtmlSeguro formato="markdown">{comentario.comentario}</HtmlSeguro>
        )}
        <Group gap="xs">
          {!ehResposta && conversa.podeComentar ? (
            <Button
              variant="subtle"
              size="compact-xs"
              ml={-7}
              onClick={() => void alternar()}
              aria-expanded={respondendo}
            >
              Responder
            </Button>
          ) : null}
          {comentario.createdBy === uid && conversa.podeEditar ? (
            <AcoesDoAutor conversa={conversa} comentario={comentario} />
          ) : null}
          {comentario.createdBy !== uid && !comentario.oculto ? (
            <Denunciar
              alvo={{ tipo: conversa.tipoDoAlvo, pai: conversa.paiId, filho: comentario.id }}
              rotulo={`Denunciar o comentário de ${nome}`}
            />
          ) : null}
        </Group>
        {respondendo ? (
          <ComentarioForm
            conversa={conversa}
            resposta={caminho}
            aoEnviar={enviada}
            aoMudar={definirEscrita}
          />
        ) : null}
        {ehResposta ? null : (
          <Respostas conversa={conversa} caminho={caminho} aberto={aberto} aoAbrir={definirAberto}>
            {(resposta) => (
              <ComentarioItem key={resposta.id} conversa={conversa} comentario={resposta} ehResposta />
            )}
          </Respostas>
        )}
      </Stack>
    </Group>
  );
}
