/**
 * reCAPTCHA's box (react-google-recaptcha). Its script comes with it, from the address that the build was told. A script
 * that does not come is said, and asked for again.
 */
import { Alert, Button, Loader, Text, useComputedColorScheme } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { ReCAPTCHA } from 'react-google-recaptcha';
import { carregarCaptcha } from './carregarCaptcha';
import classes from './CampoDoCaptcha.module.css';

interface Props {
  /** Address of the script, and the site's public key. */
  url: string;
  chave: string;
  /** '' until the box is marked, and when that is used up. */
  aoMudar: (token: string) => void;
  erro?: React.ReactNode;
  /** What somebody does who cannot use it. */
  outroJeito: string;
}

/** In narrower windows the wide box would leave the page. */
const LARGA = 380;

export function CampoDoCaptcha({ url, chave, aoMudar, erro, outroJeito }: Props) {
  const [captcha, definir] = useState<{ api: object } | { falhou: true }>();
  const [larga] = useState(() => window.innerWidth >= LARGA);
  const tema = useComputedColorScheme('light');
  const pedir = useCallback(() => {
    carregarCaptcha(url).then(
      (api) => definir({ api }),
      () => definir({ falhou: true }),
    );
  }, [url]);
  useEffect(pedir, [pedir]);
  return (
    <div
      role="group"
      aria-label="Confirmação de que você não é um robô"
      className={classes.caixa}
      tabIndex={-1}
      data-recusado={erro ? true : undefined}
    >
      {captcha && 'api' in captcha ? (
        <ReCAPTCHA
          grecaptcha={captcha.api}
          sitekey={chave}
          hl="pt-BR"
          theme={tema}
          size={larga ? 'normal' : 'compact'}
          onChange={(token) => aoMudar(token ?? '')}
          onErrored={() => definir({ falhou: true })}
        />
      ) : captcha ? (
        <Alert color="yellow" role="alert">
          Não foi possível carregar a verificação de que você não é um robô. Confira a conexão, ou se algo no
          navegador bloqueia o Google. {outroJeito}
          <Button
            mt="sm"
            display="block"
            variant="default"
            onClick={() => {
              definir(undefined);
              pedir();
            }}
          >
            Tentar de novo
          </Button>
        </Alert>
      ) : (
        <Loader size="sm" aria-label="Carregando a verificação" />
      )}
      {erro ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {erro}
        </Text>
      ) : null}
    </div>
  );
}
