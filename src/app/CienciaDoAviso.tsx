/**
 * Says once per device, in one line, where the present privacy text stands. It records that the person took note of
 * it (LGPD art. 8 §2). Who passes by finds the same button in 'Meus dados'.
 */
import { Anchor, Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from '@/ui/moldura/Link';
import { consentimentosData } from '@/areas/meusDados/consentimentos.data';
import { TERMOS, versaoEscrita } from '@/domain/pessoas/termos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { marcarCiencia, temCiencia } from './ciencia';
import classes from './CienciaDoAviso.module.css';

/** In milliseconds. */
const OLHAR_DE_NOVO = 250;

/** True once nothing on the page is still coming: what stands under it does not jump any more. */
function usePaginaPronta(): boolean {
  const [pronta, definirPronta] = useState(false);
  useEffect(() => {
    if (pronta) return undefined;
    const olhar = setInterval(() => {
      if (!document.querySelector('#conteudo [aria-busy="true"]')) definirPronta(true);
    }, OLHAR_DE_NOVO);
    return () => clearInterval(olhar);
  }, [pronta]);
  return pronta;
}

export default function CienciaDoAviso() {
  const sessao = useSessaoAtiva();
  const [dito] = useState(() => temCiencia(sessao.uid));
  const { data: aceite } = useQuery({
    ...consentimentosData.porTermo(sessao, 'privacidade'),
    enabled: !dito,
  });
  const consentir = useMutation(consentimentosData.registrar(sessao, 'privacidade'));
  const [feito, definirFeito] = useState(false);
  useEffect(() => {
    // Said once: the next visit on this device does not begin with it, whatever becomes of it now.
    if (aceite !== undefined) marcarCiencia(sessao.uid);
  }, [aceite, sessao.uid]);
  const pronta = usePaginaPronta();
  if (aceite !== null || feito || !pronta) return null;
  return (
    <section aria-label="Privacidade" className={`so-na-tela ${classes.linha}`}>
      <span>
        Saiba como os seus dados são tratados:{' '}
        <Anchor component={Link} to={TERMOS.privacidade.caminho} underline="always" inherit>
          {TERMOS.privacidade.titulo}
        </Anchor>{' '}
        (versão {versaoEscrita('privacidade')}).
      </span>
      <Button
        size="compact-sm"
        variant="default"
        loading={consentir.isPending}
        onClick={() => consentir.mutate(undefined, { onSuccess: () => definirFeito(true) })}
      >
        Estou ciente
      </Button>
    </section>
  );
}
