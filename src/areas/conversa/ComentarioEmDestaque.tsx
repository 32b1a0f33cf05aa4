/** The comment a notification leads to (`?comentario=`), above the others, with what it answers. */
import { Button, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { ComentarioItem } from './ComentarioItem';
import { comentariosData } from './comentarios.data';
import type { Conversa } from './conversa';

/** Param of the address, as src/domain/notificacoes/notificacao.ts writes it. */
const PARAMETRO = 'comentario';

function Destaque({ conversa, id, aoFechar }: { conversa: Conversa; id: string; aoFechar: () => void }) {
  const caixa = useRef<HTMLDivElement>(null);
  const { data: comentario, isPending, isError } = useQuery(comentariosData.porId(conversa, id));
  const acima = comentario?.respostaAoComentarioReference ?? '';
  const respondido = useQuery({
    ...comentariosData.porId(conversa, acima ? idDaReferencia(acima) : ''),
    enabled: acima !== '',
  });
  const pronto = !isPending && (acima === '' || !respondido.isPending);
  useEffect(() => {
    if (pronto) caixa.current?.scrollIntoView({ block: 'center' });
  }, [pronto]);
  if (!pronto) return null;
  return (
    <Paper
      ref={caixa}
      p="sm"
      bg="var(--cor-realce)"
      component="section"
      aria-label="Comentário da notificação"
    >
      <Stack gap="sm">
        {comentario ? (
          <>
            {respondido.data ? (
              <ComentarioItem conversa={conversa} comentario={respondido.data} ehResposta />
            ) : null}
            <ComentarioItem conversa={conversa} comentario={comentario} ehResposta={acima !== ''} />
          </>
        ) : (
          <Text>{isError ? 'Não foi possível abrir este comentário.' : 'Este comentário foi removido.'}</Text>
        )}
        <Button variant="subtle" size="compact-xs" w="fit-content" onClick={aoFechar}>
          Ver toda a conversa
        </Button>
      </Stack>
    </Paper>
  );
}

export function ComentarioEmDestaque({ conversa }: { conversa: Conversa }) {
  const [parametros, definirParametros] = useSearchParams();
  const id = parametros.get(PARAMETRO) ?? '';
  // What an address may say is anything; an id holds no slash.
  if (!/^[\w-]{1,128}$/.test(id)) return null;
  const fechar = () =>
    definirParametros(
      (atuais) => {
        atuais.delete(PARAMETRO);
        return atuais;
      },
      { replace: true },
    );
  return <Destaque key={id} conversa={conversa} id={id} aoFechar={fechar} />;
}
